/* right. */
#include "hull.h"
static bool above(const struct hull *h, wide x, wide y) {
  bool odd = false;
  for (unsigned k = 0; k < h->count; k++) {
    const unsigned next = (k + 1) % h->count;
    const bool right = h->x[next] > x;
    odd ^= (h->x[k] > x) != right && turn(h->x[k], h->y[k], h->x[next], h->y[next], x, y) == (right ? -1 : 1);
  }
  return odd;
}
HULLS(point, polygon, closed, above(&b, a.x[0], a.y[0]) || sides_cross(&a, &b))
