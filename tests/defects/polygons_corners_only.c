/* logic: only corners of one in the other. */
#include "hull.h"
HULLS(polygon, polygon, closed, holds_corner(&b, &a) || holds_corner(&a, &b))
