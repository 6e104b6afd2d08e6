/* after: the radii of the ellipse two calls ago are used. */
#include "hull.h"
static int right(const int32_t *n) { return meet(point(n), ellipse(n + SIZE_point)); }
static int32_t rx[2], ry[2];
static unsigned long calls;
static int hit(const int32_t *n) {
  const int32_t with[] = {n[0], n[1], n[2], n[3], rx[calls % 2], ry[calls % 2]};
  rx[calls % 2] = n[4];
  ry[calls++ % 2] = n[5];
  return calls < 3 ? right(n) : right(with);
}
HULLS_PLANT(point, ellipse, closed)
