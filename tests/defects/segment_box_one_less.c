/* logic: the last column and row do not count. Right if the last column is x + w - 1 (box). */
#include "hull.h"
HULLS(segment, box, closed, meet(a, ltrb(n[4], n[5], (wide)n[4] + n[6] - 1, (wide)n[5] + n[7] - 1)))
