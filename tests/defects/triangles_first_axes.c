/* logic: separating lines are those of the first's sides alone. */
#include "hull.h"
HULLS(triangle, triangle, closed, !side_parts(&a, &a, &b, true))
