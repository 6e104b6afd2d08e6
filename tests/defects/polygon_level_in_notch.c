/* logic: a point level with the first corner is told by the box about the polygon. */
#include "hull.h"
HULLS(point, polygon, closed, a.y[0] == b.y[0] ? meet(a, bounds(&b)) : meet(a, b))
