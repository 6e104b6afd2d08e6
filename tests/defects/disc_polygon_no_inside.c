/* logic: only corners and sides in reach. Right if only its sides count, not its inside (polygon). */
#include "hull.h"
HULLS(disc, polygon, closed, corners_reach(&a, &b, a.r))
