/* logic: only the centre. Right if r is meant to be left out (disc). */
#include "hull.h"
HULLS(disc, polygon, closed, meet(grown(a, -a.r), b))
