/* logic: where a side begins is taken for where it is crossed. */
#include "hull.h"
static bool crossed(const struct hull *h, wide x, wide y) {
  bool in = false;
  for (unsigned k = 0; k < h->count; k++) {
    const unsigned next = (k + 1) % h->count;
    const wide ax = h->x[k], ay = h->y[k], by = h->y[next];
    in ^= (ay > y) != (by > y) && x < ax;
  }
  return in;
}
HULLS(point, polygon, half_open, crossed(&b, a.x[0], a.y[0]))
