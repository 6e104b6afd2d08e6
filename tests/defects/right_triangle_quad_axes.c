/* right, by lines between them. */
#include "hull.h"
HULLS(triangle, quad, closed, axes_meet(&a, &b, false))
