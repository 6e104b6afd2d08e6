/* logic: a triangle of the first corner and a side is enough. Right if it is convex (polygon). */
#include "hull.h"
static bool fan(const struct hull *h, const struct hull *point) {
  bool held = false;
  for (unsigned k = 2; k < h->count; k++) {
    const struct hull t = {
        .count = 3, .x = {h->x[0], h->x[k - 1], h->x[k]}, .y = {h->y[0], h->y[k - 1], h->y[k]}};
    held |= meet(t, *point);
  }
  return held;
}
HULLS(point, polygon, closed, fan(&b, &a))
