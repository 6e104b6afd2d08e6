/* right, where the ellipse is a disc. */
#include "hull.h"
HULLS(segment, ellipse, closed, meet(b, a))
