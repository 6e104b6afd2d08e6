/* logic: one wholly in the disc does not cross it, and is missed. Wrong where they overlap and the
 * segment lies strictly inside the disc. */
#include "hull.h"
static bool is_in(const struct hull *a, const struct hull *b, unsigned k) {
  const wide x = a->x[k] - b->x[0], y = a->y[k] - b->y[0];
  return x * x + y * y < b->r * b->r;
}
HULLS(segment, disc, closed, meet(a, b) && !(is_in(&a, &b, 0) && is_in(&a, &b, 1)))
