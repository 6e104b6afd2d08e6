/* right, and open. */
#include "hull.h"
HULLS(segment, box, open, axes_meet(&a, &b, true))
