/* logic: the first within the second is a miss. */
#include "hull.h"
HULLS(polygon, polygon, closed, sides_cross(&a, &b) || holds_corner(&a, &b))
