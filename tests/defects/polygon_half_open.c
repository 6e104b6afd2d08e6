/* logic: says closed and holds left sides alone. */
#include "hull.h"
HULLS(point, polygon, closed, is_odd(&b, a.x[0], a.y[0]))
