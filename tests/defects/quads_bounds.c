/* logic: the upright boxes about both. Right if only the upright box about it counts (both quads). */
#include "hull.h"
HULLS(quad, quad, closed, meet(bounds(&a), bounds(&b)))
