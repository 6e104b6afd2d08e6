/* logic: corners of one in the other. Right if only corners in the other shape count, of both. */
#include "hull.h"
HULLS(triangle, triangle, closed, holds_corner(&a, &b) || holds_corner(&b, &a))
