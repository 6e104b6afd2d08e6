/* logic: half sizes are taken for whole ones. Right if hx, hy are whole sizes, not half ones (rounded box).
 */
#include "hull.h"
HULLS(rounded_core, segment, closed, ({
        const wide x = 2 * (wide)n[0], y = 2 * (wide)n[1];
        meet(grown(ltrb(x - n[2], y - n[3], x + n[2], y + n[3]), 2 * a.r), twice(b));
      }))
