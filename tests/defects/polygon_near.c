/* logic: a point within 1 of a side is inside. */
#include "hull.h"
HULLS(point, polygon, closed, meet(grown(a, 1), b))
