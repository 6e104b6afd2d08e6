/* logic: says closed and holds left sides alone. Right if touching is a hit on left and top sides alone: its
 * contract is half-open, not closed. */
#include "hull.h"
HULLS(point, polygon, closed, is_odd(&b, a.x[0], a.y[0]))
