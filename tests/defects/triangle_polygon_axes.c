/* logic: no line along a side has them on its two sides. Right if it is convex (polygon). */
#include "hull.h"
HULLS(triangle, polygon, closed, !side_parts(&b, &a, &b, true) && !side_parts(&a, &a, &b, true))
