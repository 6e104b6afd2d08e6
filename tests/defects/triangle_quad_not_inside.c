/* logic: only sides that cross. Wrong where they overlap and one of them lies strictly inside the other. */
#include "hull.h"
HULLS(triangle, quad, closed, sides_cross(&a, &b))
