/* logic: the core alone. Right if r is taken off inside and not added again (rounded box). */
#include "hull.h"
HULLS(point, rounded, closed, meet(a, grown(b, -b.r)))
