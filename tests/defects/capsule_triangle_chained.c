/* logic: each corner is counted from the one before. Right if each corner is counted from the one before
 * (triangle). */
#include "hull.h"
HULLS(capsule,
      triangle,
      closed,
      meet(a,
           (struct hull){.count = 3,
                         .x = {n[5], (wide)n[5] + n[7], (wide)n[5] + n[7] + n[9]},
                         .y = {n[6], (wide)n[6] + n[8], (wide)n[6] + n[8] + n[10]}}))
