/* right, by lines between them. */
#include "hull.h"
HULLS(point, triangle, closed, axes_meet(&a, &b, false))
