/* logic: a radius above 8 is taken for 8. */
#include "hull.h"
HULLS(disc, rounded, closed, ({
        const wide x = n[3], y = n[4], r = MIN(b.r, 8);
        meet(a, grown(ltrb(x + r, y + r, x + n[5] - r, y + n[6] - r), r));
      }))
