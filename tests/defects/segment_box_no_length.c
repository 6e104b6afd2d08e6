/* logic: a segment that is upright or level is a miss. */
#include "hull.h"
HULLS(segment, box, closed, n[0] != n[2] && n[1] != n[3] && meet(a, b))
