/* right, by whether the origin is in the differences of all corners. */
#include "hull.h"
static bool holds_origin(const struct hull *a, const struct hull *b) {
  bool held = true;
  for (unsigned i = 0; i < 9 && held; i++) {
    /* Each difference as the direction of a line through the origin, and across it. */
    const wide x = a->x[i / 3] - b->x[i % 3], y = a->y[i / 3] - b->y[i % 3];
    held = x == 0 && y == 0 ? held : !parts(x, y, a, b, true) && !parts(-x, -y, a, b, true);
  }
  for (unsigned i = 0; i < 81 && held; i++) {
    const unsigned p = i / 9, q = i % 9;
    const wide x = a->x[p / 3] - b->x[p % 3] - a->x[q / 3] + b->x[q % 3],
               y = a->y[p / 3] - b->y[p % 3] - a->y[q / 3] + b->y[q % 3];
    held = !parts(y, -x, a, b, true);
  }
  return held;
}
HULLS(triangle, triangle, closed, holds_origin(&a, &b))
