/* logic: only sides. Right if only its sides count, not its inside (triangle). */
#include "hull.h"
HULLS(disc, triangle, closed, meet(a, side(&b, 0)) || meet(a, side(&b, 1)) || meet(a, side(&b, 2)))
