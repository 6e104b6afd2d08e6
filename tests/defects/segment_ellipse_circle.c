/* logic: a circle of the first radius. Right if it is a circle of radius rx (ellipse). */
#include "hull.h"
HULLS(segment, ellipse, closed, meet(a, grown(point(n + 4), b.rx)))
