/* logic: the box is grown by the radii. Right if only the upright box about it counts (ellipse). */
#include "hull.h"
HULLS(ellipse, box, closed, meet(bounds(&a), b))
