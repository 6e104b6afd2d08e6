/* logic: only sides that cross. */
#include "hull.h"
HULLS(segment, polygon, closed, sides_cross(&a, &b))
