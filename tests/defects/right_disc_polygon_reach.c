/* right. */
#include "hull.h"
HULLS(disc, polygon, closed, corners_reach(&a, &b, a.r) || holds(&b, a.x[0], a.y[0]))
