/* logic: a corner at 0, 0 is taken for one that was not given. */
#include "hull.h"
HULLS(quad, quad, closed, (b.x[3] != 0 || b.y[3] != 0 ? meet(a, b) : meet(a, triangle(n + 8))))
