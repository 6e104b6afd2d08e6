/* logic: the third side does not belong to it. */
#include "hull.h"
HULLS(point, triangle, closed, meet(a, b) && turn(b.x[2], b.y[2], b.x[0], b.y[0], a.x[0], a.y[0]) != 0)
