/* logic: says closed and is open. Right if touching is a miss: its contract is open, not closed. */
#include "hull.h"
HULLS(point, polygon, closed, holds(&b, a.x[0], a.y[0]) && !sides_cross(&a, &b))
