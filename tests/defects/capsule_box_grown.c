/* logic: the box is grown by the radius, with sharp corners. */
#include "hull.h"
HULLS(capsule,
      box,
      closed,
      meet(grown(a, -a.r), ltrb(b.x[0] - a.r, b.y[0] - a.r, b.x[2] + a.r, b.y[2] + a.r)))
