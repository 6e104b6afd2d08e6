/* logic: only distances of ends, so that crossing is missed. */
#include "hull.h"
HULLS(segment, capsule, closed, corners_reach(&a, &b, b.r) || corners_reach(&b, &a, b.r))
