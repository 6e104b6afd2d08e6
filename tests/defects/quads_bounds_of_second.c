/* logic: of the second quad its bounds are taken. Right if only the upright box about it counts (second
 * quad). */
#include "hull.h"
HULLS(quad, quad, closed, meet(a, bounds(&b)))
