/* logic: only ends in the triangle. Right if only its ends count (segment). */
#include "hull.h"
HULLS(segment, triangle, closed, holds_corner(&b, &a))
