/* right, by lines between them. */
#include "hull.h"
HULLS(capsule, box, closed, axes_meet(&a, &b, false))
