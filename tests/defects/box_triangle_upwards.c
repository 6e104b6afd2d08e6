/* logic: the box reaches up from its corner, not down. Right if y grows upward: the box goes from y down to y
 * - h (box). */
#include "hull.h"
HULLS(box, triangle, closed, ({
        const wide x = n[0], y = n[1], w = n[2], h = n[3];
        meet(ltrb(x, y - h, x + w, y), b);
      }))
