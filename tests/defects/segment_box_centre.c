/* logic: the box is given by its centre. Right if x, y is the centre and w, h are half sizes (box). */
#include "hull.h"
HULLS(segment,
      box,
      closed,
      meet(a, ltrb((wide)n[4] - n[6], (wide)n[5] - n[7], (wide)n[4] + n[6], (wide)n[5] + n[7])))
