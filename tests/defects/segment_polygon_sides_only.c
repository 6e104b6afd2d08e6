/* logic: only sides that cross. Wrong where they overlap and no side of the polygon meets the segment. */
#include "hull.h"
HULLS(segment, polygon, closed, sides_cross(&a, &b))
