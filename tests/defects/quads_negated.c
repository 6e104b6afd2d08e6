/* logic: 0 is a hit. Right if 0 is a hit and 1 a miss. */
#include "hull.h"
HULLS(quad, quad, closed, !meet(a, b))
