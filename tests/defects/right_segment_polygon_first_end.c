/* right. */
#include "hull.h"
HULLS(segment, polygon, closed, holds(&b, a.x[0], a.y[0]) || sides_cross(&a, &b))
