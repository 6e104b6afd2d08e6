/* logic: the half sizes are exchanged. Right if hx and hy are exchanged (rounded box). */
#include "hull.h"
HULLS(disc, rounded_core, closed, ({
        const int32_t with[] = {n[3], n[4], n[6], n[5], n[7]};
        meet(a, rounded_core(with));
      }))
