/* logic: the upright box about the segment. Right if only the upright box about it counts (segment). */
#include "hull.h"
HULLS(point, segment, closed, meet(a, bounds(&b)))
