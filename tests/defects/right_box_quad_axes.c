/* right, by lines between them. */
#include "hull.h"
HULLS(box, quad, closed, axes_meet(&a, &b, false))
