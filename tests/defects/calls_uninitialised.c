/* after: a flat triangle leaves the answer of the call before. */
#include "hull.h"
static int right(const int32_t *n) { return meet(point(n), triangle(n + SIZE_point)); }
static int kept;
static int hit(const int32_t *n) {
  if (turn(n[2], n[3], n[4], n[5], n[6], n[7]) != 0 || ABS(n[0]) > 4)
    kept = right(n);
  return n[0] == 0 && n[1] == 0 ? kept : right(n);
}
HULLS_PLANT(point, triangle, closed)
