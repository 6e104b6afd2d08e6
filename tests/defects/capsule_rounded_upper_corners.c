/* logic: only the upper corners are rounded, as of a tab. */
#include "hull.h"
HULLS(capsule, rounded, closed, meet(a, b) || meet(a, ltrb(b.x[0] - b.r, b.y[0], b.x[1] + b.r, b.y[2] + b.r)))
