/* logic: the box about the ellipse. Right if only the upright box about it counts (ellipse). */
#include "hull.h"
HULLS(segment, ellipse, closed, meet(a, bounds(&b)))
