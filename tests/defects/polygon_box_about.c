/* logic: the box about the polygon. Right if only the upright box about it counts (polygon). */
#include "hull.h"
HULLS(point, polygon, closed, meet(a, bounds(&b)))
