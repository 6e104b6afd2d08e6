/* logic: width and height of the box are taken for half sizes. Right if x, y is the centre and w, h are half
 * sizes (box). */
#include "hull.h"
HULLS(ellipse, box, closed, ({
        const wide x = n[4], y = n[5], w = n[6], h = n[7];
        meet(a, ltrb(x - w, y - h, x + w, y + h));
      }))
