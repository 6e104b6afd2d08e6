/* logic: corners after the first are counted from it. Right if the corners after the first are counted from
 * it (triangle). */
#include "hull.h"
HULLS(disc,
      triangle,
      closed,
      meet(a,
           (struct hull){.count = 3,
                         .x = {n[3], (wide)n[3] + n[5], (wide)n[3] + n[7]},
                         .y = {n[4], (wide)n[4] + n[6], (wide)n[4] + n[8]}}))
