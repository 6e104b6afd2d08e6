/* right, by lines between them. */
#include "hull.h"
HULLS(triangle, triangle, closed, axes_meet(&a, &b, false))
