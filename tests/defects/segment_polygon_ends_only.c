/* logic: only its ends. */
#include "hull.h"
HULLS(segment, polygon, closed, meet(corner(&a, 0), b) || meet(corner(&a, 1), b))
