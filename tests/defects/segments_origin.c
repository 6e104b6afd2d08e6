/* logic: a segment through the origin is taken for nothing. */
#include "hull.h"
HULLS(segment, segment, closed, turn(a.x[0], a.y[0], a.x[1], a.y[1], 0, 0) != 0 && meet(a, b))
