/* logic: the ellipse is a disc of its mean radius. */
#include "hull.h"
HULLS(point, ellipse, closed, ({
        const wide dx = n[0] - (wide)n[2], dy = n[1] - (wide)n[3], sum = (wide)n[4] + n[5];
        4 * (dx * dx + dy * dy) <= sum *sum;
      }))
