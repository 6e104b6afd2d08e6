/* logic: the ends are held against the box without its edge, the way between them against its sides alone. */
#include "hull.h"
HULLS(capsule,
      box,
      closed,
      sides_cross(&a, &b) || corners_reach(&a, &b, a.r) ||
          (holds(&b, a.x[0], a.y[0]) && holds(&b, a.x[1], a.y[1])))
