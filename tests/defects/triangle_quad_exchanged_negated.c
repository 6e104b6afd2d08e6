/* logic: the quad comes first, and 0 is a hit. Right if the quad comes first, and 0 is a hit and 1 a miss. */
#include "hull.h"
HULLS(triangle, quad, closed, !meet(quad(n), triangle(n + 8)))
