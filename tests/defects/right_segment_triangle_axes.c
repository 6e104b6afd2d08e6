/* right, by lines between them. */
#include "hull.h"
HULLS(segment, triangle, closed, axes_meet(&a, &b, false))
