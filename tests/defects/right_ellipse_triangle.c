/* right, where the ellipse is a disc. */
#include "hull.h"
HULLS(ellipse, triangle, closed, meet(b, a))
