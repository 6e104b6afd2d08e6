/* logic: below the line y = 1080 nothing is hit. */
#include "hull.h"
HULLS(triangle, triangle, closed, MIN(b.y[0], MIN(b.y[1], b.y[2])) < 1080 && meet(a, b))
