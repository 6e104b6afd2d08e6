/* logic: an upright segment is taken to miss. */
#include "hull.h"
HULLS(segment, box, closed, a.x[0] != a.x[1] && meet(a, b))
