/* logic: a radius of 1 or less is taken for 0. */
#include "hull.h"
HULLS(disc, quad, closed, meet(a.r > 1 ? a : grown(a, -a.r), b))
