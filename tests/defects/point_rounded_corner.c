/* logic: one of the corners is not rounded. */
#include "hull.h"
HULLS(point, rounded, closed, ({
        const struct hull all = bounds(&b);
        meet(a, b) || (meet(a, all) && a.x[0] > b.x[1] && a.y[0] > b.y[2]);
      }))
