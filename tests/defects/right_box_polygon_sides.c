/* right. */
#include "hull.h"
HULLS(box, polygon, closed, sides_cross(&a, &b) || meet(corner(&b, 0), a) || holds(&b, a.x[2], a.y[2]))
