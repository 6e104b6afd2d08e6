/* logic: the second shrinks too. Right if hx, hy are half of all of it, and r is taken off inside (second
 * rounded box). */
#include "hull.h"
HULLS(rounded, rounded_core, closed, ({
        const wide r = b.r;
        r <= MIN(n[7], n[8]) && meet(a, grown(ltrb(b.x[0] + r, b.y[0] + r, b.x[1] - r, b.y[2] - r), r));
      }))
