/* logic: the side from the last corner to the first is left out. Wrong where the side of the polygon from its
 * last corner to its first lies right of the point. */
#include "hull.h"
static bool odd_of(const struct hull *h, unsigned from, unsigned to, wide x, wide y) {
  bool odd = false;
  for (unsigned k = from; k < to; k++) {
    const unsigned next = (k + 1) % h->count;
    const bool up = h->y[next] > y;
    odd ^= (h->y[k] > y) != up && turn(h->x[k], h->y[k], h->x[next], h->y[next], x, y) == (up ? 1 : -1);
  }
  return odd;
}
HULLS(point, polygon, half_open, odd_of(&b, 0, b.count - 1, a.x[0], a.y[0]))
