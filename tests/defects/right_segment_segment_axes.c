/* right, by lines between them. */
#include "hull.h"
HULLS(segment, segment, closed, axes_meet(&a, &b, false))
