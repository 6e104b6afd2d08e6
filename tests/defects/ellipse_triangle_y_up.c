/* logic: the centre's y is turned where it is above the triangle. */
#include "hull.h"
HULLS(ellipse, triangle, closed, ({
        struct hull e = a;
        e.y[0] = a.y[0] > MAX(b.y[0], MAX(b.y[1], b.y[2])) ? 2 * MAX(b.y[0], MAX(b.y[1], b.y[2])) - a.y[0]
                                                           : a.y[0];
        meet(e, b);
      }))
