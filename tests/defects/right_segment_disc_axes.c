/* right, by lines between them. */
#include "hull.h"
HULLS(segment, disc, closed, axes_meet(&a, &b, false))
