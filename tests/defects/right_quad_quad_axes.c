/* right, by lines between them. */
#include "hull.h"
HULLS(quad, quad, closed, axes_meet(&a, &b, false))
