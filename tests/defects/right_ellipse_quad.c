/* right, where the ellipse is a disc. */
#include "hull.h"
HULLS(ellipse, quad, closed, meet(b, a))
