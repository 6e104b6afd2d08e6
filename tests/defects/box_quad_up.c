/* logic: y grows upward. Right if y grows upward: the box goes from y down to y - h (box). */
#include "hull.h"
HULLS(box, quad, closed, meet(ltrb(n[0], (wide)n[1] - n[3], (wide)n[0] + n[2], n[1]), b))
