/* right, by lines between them. */
#include "hull.h"
HULLS(capsule, capsule, closed, axes_meet(&a, &b, false))
