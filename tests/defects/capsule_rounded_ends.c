/* logic: sizes are taken for the far sides. Right if the numbers are left, top, right, bottom (rounded box).
 */
#include "hull.h"
HULLS(capsule, rounded, closed, ({
        const int32_t *of = n + SIZE_capsule;
        const wide l = of[0], t = of[1], r = of[2], e = of[3], q = of[4];
        2 * q <= MIN(r - l, e - t) && meet(a, grown(ltrb(l + q, t + q, r - q, e - q), q));
      }))
