/* right, where the ellipse is a disc. */
#include "hull.h"
HULLS(ellipse, box, closed, meet(b, a))
