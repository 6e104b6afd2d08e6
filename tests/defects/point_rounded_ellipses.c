/* logic: the corners are ellipses, half as high as wide. */
#include "hull.h"
HULLS(point, rounded, closed, ({
        const wide y = 2 * a.y[0], top = 2 * n[3] + b.r, bottom = 2 * ((wide)n[3] + n[5]) - b.r;
        const wide dx = a.x[0] - CLAMP(a.x[0], b.x[0], b.x[1]), dy = y - CLAMP(y, top, bottom);
        dx *dx + dy *dy <= b.r *b.r;
      }))
