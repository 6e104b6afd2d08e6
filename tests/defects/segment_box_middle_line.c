/* logic: an upright segment in the middle of a box is missed. */
#include "hull.h"
HULLS(segment,
      box,
      closed,
      meet(a, b) && !(a.x[0] == a.x[1] && 2 * a.x[0] == b.x[0] + b.x[1] && b.x[0] < b.x[1]))
