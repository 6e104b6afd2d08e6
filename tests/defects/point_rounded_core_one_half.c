/* logic: left of its centre nothing is asked about x: the sign of the way is kept. */
#include "hull.h"
HULLS(point, rounded_core, closed, ({
        const wide dx = MAX(a.x[0] - b.x[1], 0), dy = a.y[0] - CLAMP(a.y[0], b.y[0], b.y[2]);
        dx *dx + dy *dy <= b.r *b.r;
      }))
