/* logic: the box is given by its centre, with half sizes. Right if x, y is the centre and w, h are half sizes
 * (box). */
#include "hull.h"
HULLS(box,
      quad,
      closed,
      meet(ltrb((wide)n[0] - n[2], (wide)n[1] - n[3], (wide)n[0] + n[2], (wide)n[1] + n[3]), b))
