/* logic: the box is given by its centre, and touching is a miss. Right if x, y is the centre and w, h are
 * half sizes (box), and touching is a miss (open). */
#include "hull.h"
HULLS(capsule,
      box,
      closed,
      meet_open(a, ltrb((wide)n[5] - n[7], (wide)n[6] - n[8], (wide)n[5] + n[7], (wide)n[6] + n[8])))
