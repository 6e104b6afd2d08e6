/* right, by lines between them. */
#include "hull.h"
HULLS(segment, box, closed, axes_meet(&a, &b, false))
