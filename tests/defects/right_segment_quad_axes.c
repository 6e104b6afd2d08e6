/* right, by lines between them. */
#include "hull.h"
HULLS(segment, quad, closed, axes_meet(&a, &b, false))
