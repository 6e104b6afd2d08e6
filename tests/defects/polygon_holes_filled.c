/* logic: one of the rings is enough, so that holes are filled. Wrong where they are apart and the point lies
 * in a hole of the polygon. */
#include "defect.h"
/* For each ring, which ends where its first corner comes again: whether it is crossed an odd number of times.
 */
static unsigned odd_rings(const int32_t *n, unsigned *any) {
  const int32_t *const c = n + 1, *const p = n + 33;
  unsigned all = 0;
  for (unsigned k = 0, first = 0, odd = 0; k + 1 < (unsigned)n[0]; k++) {
    const int32_t *const a = c + 2 * k, *const b = a + 2;
    const bool up = b[1] > p[1];
    odd ^= (a[1] > p[1]) != up && turn(a[0], a[1], b[0], b[1], p[0], p[1]) == (up ? 1 : -1);
    if (b[0] == c[2 * first] && b[1] == c[2 * first + 1]) {
      *any |= odd;
      all ^= odd;
      first = k + 2;
      odd = 0;
      k++;
    }
  }
  return all;
}
static bool hit(const int32_t *n) {
  unsigned any = 0;
  odd_rings(n, &any);
  return any;
}
static bool right(const int32_t *n) {
  unsigned any = 0;
  return odd_rings(n, &any);
}
PLANT("polygon-holes point", i32, unstated)
