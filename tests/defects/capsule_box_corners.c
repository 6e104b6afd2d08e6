/* logic: the ends' discs and no more. Right if only its ends count (capsule). */
#include "hull.h"
HULLS(capsule, box, closed, meet(corner(&a, 0), b) || meet(corner(&a, 1), b))
