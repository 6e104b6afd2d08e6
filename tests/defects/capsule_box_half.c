/* logic: half sizes. Right if w, h are half sizes (box). */
#include "hull.h"
HULLS(capsule,
      box,
      closed,
      meet(a, ltrb(n[5], n[6], (wide)n[5] + (wide)2 * n[7], (wide)n[6] + (wide)2 * n[8])))
