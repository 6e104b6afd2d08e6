/* logic: the radius is left out. Right if r is meant to be left out (rounded box). */
#include "hull.h"
HULLS(rounded_core, box, closed, meet(grown(a, -a.r), b))
