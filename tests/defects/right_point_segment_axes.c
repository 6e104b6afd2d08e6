/* right, by lines between them. */
#include "hull.h"
HULLS(point, segment, closed, axes_meet(&a, &b, false))
