/* logic: the discs about its ends. Right if only its ends count (capsule). */
#include "hull.h"
HULLS(capsule, polygon, closed, meet(corner(&a, 0), b) || meet(corner(&a, 1), b))
