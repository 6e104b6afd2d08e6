/* logic: the first's radius is used for both. */
#include "hull.h"
HULLS(rounded, rounded, closed, ({
        int32_t with[10];
        memcpy(with, n, sizeof with);
        with[9] = n[4];
        meet(a, 2 * n[4] <= MIN(n[7], n[8]) ? rounded(with + 5) : b);
      }))
