/* logic: only sides that cross. */
#include "hull.h"
HULLS(quad, polygon, closed, sides_cross(&a, &b))
