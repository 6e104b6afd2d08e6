/* logic: sides one too far to the right and below. */
#include "hull.h"
HULLS(rounded, polygon, closed, ({
        const wide l = a.x[0], t = a.y[0], r = a.x[1] + 1, e = a.y[2] + 1;
        meet(grown(ltrb(l, t, r, e), a.r), b);
      }))
