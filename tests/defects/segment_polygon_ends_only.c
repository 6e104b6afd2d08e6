/* logic: only its ends. Right if only its ends count (segment). */
#include "hull.h"
HULLS(segment, polygon, closed, meet(corner(&a, 0), b) || meet(corner(&a, 1), b))
