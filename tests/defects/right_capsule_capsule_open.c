/* right, and open. */
#include "hull.h"
HULLS(capsule, capsule, open, axes_meet(&a, &b, true))
