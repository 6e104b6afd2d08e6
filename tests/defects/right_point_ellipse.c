/* right, where the ellipse is a disc. */
#include "hull.h"
HULLS(point, ellipse, closed, meet(b, a))
