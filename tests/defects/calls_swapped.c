/* after: once the first was below the second they stay exchanged. */
#include "hull.h"
static int right(const int32_t *n) { return meet(segment(n), disc(n + SIZE_segment)); }
static bool below;
static int hit(const int32_t *n) {
  int32_t with[7];
  memcpy(with, n, sizeof with);
  if (below) {
    with[4] = n[5];
    with[5] = n[4];
  }
  below = n[1] > n[5];
  return right(with);
}
HULLS_PLANT(segment, disc, closed)
