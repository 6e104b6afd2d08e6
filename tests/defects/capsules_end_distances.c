/* logic: only distances of ends, so that crossing is missed. */
#include "hull.h"
HULLS(capsule, capsule, closed, corners_reach(&a, &b, a.r + b.r) || corners_reach(&b, &a, a.r + b.r))
