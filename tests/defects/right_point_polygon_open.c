/* right. */
#include "hull.h"
HULLS(point, polygon, open, holds(&b, a.x[0], a.y[0]) && !sides_cross(&a, &b))
