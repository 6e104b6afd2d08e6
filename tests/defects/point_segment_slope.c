/* logic: the slope is a quotient of whole numbers. */
#include "hull.h"
static bool slope(const struct hull *a, const struct hull *b) {
  const wide w = b->x[1] - b->x[0], h = b->y[1] - b->y[0], x = a->x[0] - b->x[0], y = a->y[0] - b->y[0];
  return about(b->x[0], b->y[0], b->x[1], b->y[1], a->x[0], a->y[0]) && (w == 0 ? x == 0 : x * (h / w) == y);
}
HULLS(point, segment, closed, slope(&a, &b))
