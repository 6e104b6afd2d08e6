/* logic: the second end of the capsule has no round cap. */
#include "hull.h"
HULLS(segment, capsule, closed, ({
        const struct hull core = grown(b, -b.r), cap = corner(&b, 0);
        bool along = sides_cross(&a, &core);
        for (unsigned k = 0; k < 2; k++) {
          const wide ux = b.x[1] - b.x[0], uy = b.y[1] - b.y[0], vx = a.x[k] - b.x[0], vy = a.y[k] - b.y[0];
          const wide at = ux * vx + uy * vy, length = ux * ux + uy * uy;
          along |= at >= 0 && at <= length && in_reach(b.x[0], b.y[0], b.x[1], b.y[1], a.x[k], a.y[k], b.r);
        }
        along || meet(a, cap);
      }))
