/* right, by lines between them. */
#include "hull.h"
HULLS(point, quad, closed, axes_meet(&a, &b, false))
