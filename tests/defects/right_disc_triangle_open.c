/* right, and open. */
#include "hull.h"
HULLS(disc, triangle, open, axes_meet(&a, &b, true))
