/* range: turns are taken in 32 bits, which wrap. */
#include "hull.h"
static int side32(const int32_t *a, const int32_t *b, const int32_t *p) {
  const uint32_t t = ((uint32_t)b[0] - (uint32_t)a[0]) * ((uint32_t)p[1] - (uint32_t)a[1]) -
                     ((uint32_t)b[1] - (uint32_t)a[1]) * ((uint32_t)p[0] - (uint32_t)a[0]);
  return ((int32_t)t > 0) - ((int32_t)t < 0);
}
HULLS(segment, segment, closed, ({
        const int p = side32(n + 4, n + 6, n), q = side32(n + 4, n + 6, n + 2), r = side32(n, n + 2, n + 4),
                  s = side32(n, n + 2, n + 6);
        (p * q < 0 && r * s < 0) || (p == 0 && about(n[4], n[5], n[6], n[7], n[0], n[1])) ||
            (q == 0 && about(n[4], n[5], n[6], n[7], n[2], n[3])) ||
            (r == 0 && about(n[0], n[1], n[2], n[3], n[4], n[5])) ||
            (s == 0 && about(n[0], n[1], n[2], n[3], n[6], n[7]));
      }))
