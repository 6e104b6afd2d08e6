/* rounding: on the line of a flat one, the signs at its sides are what rounding leaves of them. */
#include "rings.h"
static int answer(const double *n) { return on_one_hand(n + 2, 3, n) || is_near(n + 2, 3, n, 0); }
DOUBLES(point, triangle, closed)
