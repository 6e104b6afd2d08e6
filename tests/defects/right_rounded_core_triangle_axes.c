/* right. */
#include "hull.h"
HULLS(rounded_core, triangle, closed, axes_meet(&a, &b, false))
