/* logic: only corners and sides in reach. */
#include "hull.h"
HULLS(disc, polygon, closed, corners_reach(&a, &b, a.r))
