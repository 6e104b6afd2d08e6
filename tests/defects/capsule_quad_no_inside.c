/* logic: a capsule wholly in the quad is missed. Right if only its sides count, not its inside (quad). */
#include "hull.h"
HULLS(capsule,
      quad,
      closed,
      meet(a, side(&b, 0)) || meet(a, side(&b, 1)) || meet(a, side(&b, 2)) || meet(a, side(&b, 3)))
