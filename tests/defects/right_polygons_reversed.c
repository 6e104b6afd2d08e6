/* right. */
#include "hull.h"
HULLS(polygon, polygon, closed, sides_cross(&b, &a) || holds(&b, a.x[0], a.y[0]) || holds(&a, b.x[0], b.y[0]))
