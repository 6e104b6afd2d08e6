/* right, by lines between them. */
#include "hull.h"
HULLS(box, triangle, closed, axes_meet(&a, &b, false))
