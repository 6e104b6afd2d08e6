/* right, by lines between them. */
#include "hull.h"
HULLS(disc, triangle, closed, axes_meet(&a, &b, false))
