/* logic: the disc's radius is left out. Right if r is meant to be left out (disc). */
#include "hull.h"
HULLS(disc, capsule, closed, meet(grown(a, -a.r), b))
