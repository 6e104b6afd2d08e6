/* logic: the radius of the corners is taken from one side only. */
#include "hull.h"
HULLS(rounded, segment, closed, ({
        const wide x = n[0], y = n[1], r = n[4];
        const struct hull core = grown(ltrb(x + r, y + r, x + n[2], y + n[3]), r);
        meet(core, b);
      }))
