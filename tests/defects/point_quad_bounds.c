/* logic: the upright box about the quad. Right if only the upright box about it counts (quad). */
#include "hull.h"
HULLS(point, quad, closed, meet(a, bounds(&b)))
