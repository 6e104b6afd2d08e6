/* logic: the radii are diameters. Right if rx, ry are the diameters (ellipse). */
#include "hull.h"
HULLS(ellipse, triangle, closed, meet(twice(a), twice(b)))
