/* logic: y is taken to go up. Right if y grows upward: the box goes from y down to y - h (rounded box). */
#include "hull.h"
HULLS(point, rounded, closed, ({
        const int32_t with[] = {n[2], n[3] - n[5], n[4], n[5], n[6]};
        meet(a, rounded(with));
      }))
