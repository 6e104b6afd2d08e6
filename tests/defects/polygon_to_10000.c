/* range: a point beyond 10000 is out. */
#include "hull.h"
HULLS(point, polygon, closed, meet(a, b) && a.x[0] <= 10000)
