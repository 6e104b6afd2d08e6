/* logic: the round cap about the second end is left out. Wrong where they meet and the point lies beyond the
 * second end of the capsule. */
#include "hull.h"
static bool is_beyond(const struct hull *a, const struct hull *b) {
  const wide dx = b->x[1] - b->x[0], dy = b->y[1] - b->y[0];
  return dx * (a->x[0] - b->x[0]) + dy * (a->y[0] - b->y[0]) > dx * dx + dy * dy;
}
HULLS(point, capsule, closed, meet(a, b) && !is_beyond(&a, &b))
