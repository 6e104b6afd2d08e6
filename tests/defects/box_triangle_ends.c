/* logic: sizes are ends. Right if the numbers are left, top, right, bottom (box). */
#include "hull.h"
HULLS(box, triangle, closed, meet(ltrb(n[0], n[1], n[2], n[3]), b))
