/* logic: the radius is taken off inside. Right if hx, hy are half of all of it, and r is taken off inside
 * (rounded box). */
#include "hull.h"
HULLS(disc, rounded_core, closed, ({
        const wide r = b.r;
        r <= MIN(n[5], n[6]) && meet(a, grown(ltrb(b.x[0] + r, b.y[0] + r, b.x[1] - r, b.y[2] - r), r));
      }))
