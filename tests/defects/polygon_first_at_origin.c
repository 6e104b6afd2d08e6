/* logic: the point is counted from the first corner. */
#include "hull.h"
HULLS(point,
      polygon,
      closed,
      meet((struct hull){.count = 1, .x = {a.x[0] + b.x[0]}, .y = {a.y[0] + b.y[0]}}, b))
