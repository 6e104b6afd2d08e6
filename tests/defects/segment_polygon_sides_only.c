/* logic: only sides that cross. Right if only its sides count, not its inside (polygon). */
#include "hull.h"
HULLS(segment, polygon, closed, sides_cross(&a, &b))
