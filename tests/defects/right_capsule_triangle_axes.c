/* right, by lines between them. */
#include "hull.h"
HULLS(capsule, triangle, closed, axes_meet(&a, &b, false))
