/* logic: capsules of one direction are a miss. */
#include "hull.h"
HULLS(capsule,
      capsule,
      closed,
      (a.x[1] - a.x[0]) * (b.y[1] - b.y[0]) != (a.y[1] - a.y[0]) * (b.x[1] - b.x[0]) && meet(a, b))
