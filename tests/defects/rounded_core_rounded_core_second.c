/* logic: the radius of the first is left out. Right if r is meant to be left out (first rounded box). */
#include "hull.h"
HULLS(rounded_core, rounded_core, closed, meet(grown(a, -a.r), b))
