/* after: the way round of the triangle before is used. */
#include "hull.h"
static int right(const int32_t *n) { return meet(point(n), triangle(n + SIZE_point)); }
static int before;
static int hit(const int32_t *n) {
  const int now = turn(n[2], n[3], n[4], n[5], n[6], n[7]), was = before;
  before = now;
  return was * now < 0 ? 0 : right(n);
}
HULLS_PLANT(point, triangle, closed)
