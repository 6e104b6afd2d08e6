/* right, and open. */
#include "hull.h"
HULLS(triangle, triangle, open, axes_meet(&a, &b, true))
