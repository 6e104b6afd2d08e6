/* logic: the radius is taken for a diameter. Right if r is the diameter (rounded box). */
#include "hull.h"
static struct hull thin(const int32_t *n) {
  const wide x = 2 * (wide)n[0], y = 2 * (wide)n[1], w = 2 * (wide)n[2], h = 2 * (wide)n[3], r = n[4];
  return grown(ltrb(x + r, y + r, x + w - r, y + h - r), r);
}
HULLS(disc, rounded, closed, meet(twice(a), thin(n + SIZE_disc)))
