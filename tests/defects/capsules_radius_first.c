/* logic: the radius comes first. Right if the numbers are r, x1, y1, x2, y2 (both capsules). */
#include "hull.h"
static struct hull radius_first(const int32_t *n) { return grown(segment(n + 1), n[0]); }
HULLS(capsule, capsule, closed, meet(radius_first(n), radius_first(n + 5)))
