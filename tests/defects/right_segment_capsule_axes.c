/* right, by lines between them. */
#include "hull.h"
HULLS(segment, capsule, closed, axes_meet(&a, &b, false))
