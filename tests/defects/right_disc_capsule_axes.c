/* right, by lines between them. */
#include "hull.h"
HULLS(disc, capsule, closed, axes_meet(&a, &b, false))
