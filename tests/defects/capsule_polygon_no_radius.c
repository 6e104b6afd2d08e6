/* logic: the radius is left out. Right if r is meant to be left out (capsule). */
#include "hull.h"
HULLS(capsule, polygon, closed, meet(grown(a, -a.r), b))
