/* right, and open. */
#include "hull.h"
HULLS(box, quad, open, axes_meet(&a, &b, true))
