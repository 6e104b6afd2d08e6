/* logic: the flat sides are open, the round corners closed. */
#include "hull.h"
HULLS(point, rounded, closed, ({
        const wide l = n[2], t = n[3], r = l + n[4], e = t + n[5], q = n[6];
        const bool level = n[1] >= t + q && n[1] <= e - q, upright = n[0] >= l + q && n[0] <= r - q;
        level ? l < n[0] && n[0] < r : upright ? t < n[1] && n[1] < e : meet(a, b);
      }))
