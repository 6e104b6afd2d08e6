/* logic: the radius is added twice. Right if r is half the radius (rounded box). */
#include "hull.h"
HULLS(rounded_core, triangle, closed, meet(grown(a, a.r), b))
