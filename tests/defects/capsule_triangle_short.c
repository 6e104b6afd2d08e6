/* logic: a capsule whose ends are one point is missed. */
#include "hull.h"
HULLS(capsule, triangle, closed, meet(a, b) && !(a.x[0] == a.x[1] && a.y[0] == a.y[1]))
