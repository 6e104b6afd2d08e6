/* after: an answer is kept as long as the first corner of the second stays. */
#include "hull.h"
static int right(const int32_t *n) { return meet(triangle(n), triangle(n + SIZE_triangle)); }
static int32_t x, y;
static int kept = -1;
static int hit(const int32_t *n) {
  if (kept < 0 || n[6] != x || n[7] != y)
    kept = right(n);
  x = n[6];
  y = n[7];
  return kept;
}
HULLS_PLANT(triangle, triangle, closed)
