/* logic: half its width for half its height too. */
#include "hull.h"
HULLS(rounded_core, polygon, closed, ({
        const int32_t with[] = {n[0], n[1], n[2], n[2], n[4]};
        meet(rounded_core(with), b);
      }))
