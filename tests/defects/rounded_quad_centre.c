/* logic: its corner is taken for its centre. Right if x, y is the centre, w, h the sizes (rounded box). */
#include "hull.h"
HULLS(rounded, quad, closed, ({
        const int32_t with[] = {n[0], n[1], n[2], n[3], 2 * n[4]};
        const wide x = 2 * (wide)n[0], y = 2 * (wide)n[1], w = n[2] - (wide)with[4], h = n[3] - (wide)with[4];
        meet(grown(ltrb(x - w, y - h, x + w, y + h), with[4]), twice(b));
      }))
