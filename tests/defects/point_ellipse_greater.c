/* logic: a circle of the greater radius. */
#include "hull.h"
HULLS(point, ellipse, closed, meet(a, grown(point(n + 2), MAX(b.rx, b.ry))))
