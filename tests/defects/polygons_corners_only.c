/* logic: only corners of one in the other. Right if only corners in the other shape count, of both, and
 * touching is a hit on left and top sides alone (half-open). */
#include "hull.h"
HULLS(polygon, polygon, closed, holds_corner(&b, &a) || holds_corner(&a, &b))
