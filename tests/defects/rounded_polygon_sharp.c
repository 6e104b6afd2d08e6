/* logic: its corners are not rounded. Right if only the upright box about it counts (rounded box). */
#include "hull.h"
HULLS(rounded, polygon, closed, meet(bounds(&a), b))
