/* logic: of the triangle's sides only the first is a line that parts them. */
#include "hull.h"
HULLS(box, triangle, closed, ({
        const struct hull all = bounds(&b), first = side(&b, 0);
        const wide dx = first.y[1] - first.y[0], dy = first.x[0] - first.x[1];
        meet(a, all) && !parts(dx, dy, &a, &b, true) && !parts(-dx, -dy, &a, &b, true);
      }))
