/* logic: the disc is its square. Right if only the upright box about it counts (disc). */
#include "hull.h"
HULLS(disc, quad, closed, meet(bounds(&a), b))
