/* logic: each axis is divided by the other's radius. Right if rx and ry are exchanged (ellipse). */
#include "hull.h"
HULLS(point,
      ellipse,
      closed,
      meet(a, (struct hull){.count = 1, .x = {b.x[0]}, .y = {b.y[0]}, .rx = b.ry, .ry = b.rx}))
