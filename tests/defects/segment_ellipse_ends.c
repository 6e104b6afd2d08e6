/* logic: only ends in the ellipse. Right if only its ends count (segment). */
#include "hull.h"
HULLS(segment, ellipse, closed, meet(corner(&a, 0), b) || meet(corner(&a, 1), b))
