/* logic: corners are not rounded. Right if only the upright box about it counts (rounded box). */
#include "hull.h"
HULLS(segment, rounded, closed, meet(a, bounds(&b)))
