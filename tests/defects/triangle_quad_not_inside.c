/* logic: only sides that cross. */
#include "hull.h"
HULLS(triangle, quad, closed, sides_cross(&a, &b))
