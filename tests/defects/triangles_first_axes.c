/* logic: separating lines are those of the first's sides alone. Wrong where they are apart and no line
 * along a side of the first triangle parts them. */
#include "hull.h"
HULLS(triangle, triangle, closed, !side_parts(&a, &a, &b, true))
