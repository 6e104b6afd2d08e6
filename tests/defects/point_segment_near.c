/* logic: a tolerance of 1 across the segment. */
#include "hull.h"
HULLS(point, segment, closed, meet(grown(a, 1), b))
