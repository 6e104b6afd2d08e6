/* logic: the corners are cut straight. */
#include "hull.h"
HULLS(point, rounded, closed, ({
        const wide dx = a.x[0] - CLAMP(a.x[0], b.x[0], b.x[1]), dy = a.y[0] - CLAMP(a.y[0], b.y[0], b.y[2]);
        ABS(dx) + ABS(dy) <= b.r;
      }))
