/* right, by lines between them. */
#include "hull.h"
HULLS(capsule, quad, closed, axes_meet(&a, &b, false))
