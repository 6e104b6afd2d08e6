/* logic: only corners and sides in reach. Wrong where they overlap and no side of the polygon meets the disc.
 */
#include "hull.h"
HULLS(disc, polygon, closed, corners_reach(&a, &b, a.r))
