/* logic: on the line of a side is inside, in the box about it. */
#include "hull.h"
static bool on_line(const struct hull *h, wide x, wide y) {
  bool on = false;
  for (unsigned k = 0; k < h->count; k++) {
    const struct hull s = side(h, k);
    on |= (s.x[0] != s.x[1] || s.y[0] != s.y[1]) && turn(s.x[0], s.y[0], s.x[1], s.y[1], x, y) == 0;
  }
  return on;
}
HULLS(point, polygon, closed, meet(a, b) || (meet(a, bounds(&b)) && on_line(&b, a.x[0], a.y[0])))
