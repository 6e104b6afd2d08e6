/* right, by lines between them. */
#include "hull.h"
HULLS(point, capsule, closed, axes_meet(&a, &b, false))
