/* logic: only the centre. */
#include "hull.h"
HULLS(disc, polygon, closed, meet(grown(a, -a.r), b))
