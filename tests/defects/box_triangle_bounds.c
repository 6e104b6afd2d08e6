/* logic: the upright box about the triangle. Right if only the upright box about it counts (triangle). */
#include "hull.h"
HULLS(box, triangle, closed, meet(a, bounds(&b)))
