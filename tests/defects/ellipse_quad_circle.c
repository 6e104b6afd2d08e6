/* logic: a circle of the second radius. Right if it is a circle of radius ry (ellipse). */
#include "hull.h"
HULLS(ellipse, quad, closed, meet(grown(point(n), a.ry), b))
