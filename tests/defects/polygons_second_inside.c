/* logic: the first within the second is a miss. Right if only its sides count, not its inside (second
 * polygon). */
#include "hull.h"
HULLS(polygon, polygon, closed, sides_cross(&a, &b) || holds_corner(&a, &b))
