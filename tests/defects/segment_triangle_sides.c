/* logic: only its sides are crossed. Right if only its sides count, not its inside (triangle). */
#include "hull.h"
HULLS(segment, triangle, closed, sides_cross(&a, &b))
