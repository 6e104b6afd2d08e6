/* logic: the fourth corner is made from the other three. */
#include "hull.h"
HULLS(point,
      quad,
      closed,
      meet(a,
           (struct hull){.count = 4,
                         .x = {b.x[0], b.x[1], b.x[2], b.x[0] + b.x[2] - b.x[1]},
                         .y = {b.y[0], b.y[1], b.y[2], b.y[0] + b.y[2] - b.y[1]}}))
