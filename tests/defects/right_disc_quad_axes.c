/* right, by lines between them. */
#include "hull.h"
HULLS(disc, quad, closed, axes_meet(&a, &b, false))
