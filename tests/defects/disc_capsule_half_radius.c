/* logic: half of the capsule's radius, and cut. */
#include "hull.h"
HULLS(disc, capsule, closed, meet(a, grown(b, b.r / 2 - b.r)))
