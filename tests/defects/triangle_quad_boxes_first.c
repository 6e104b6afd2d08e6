/* logic: the boxes about both are held against each other the wrong way round in y. */
#include "hull.h"
static bool boxes_meet(const struct hull *a, const struct hull *b) {
  const struct hull one = bounds(a), two = bounds(b);
  return one.x[0] <= two.x[2] && two.x[0] <= one.x[2] && one.y[0] <= two.y[2];
}
HULLS(triangle, quad, closed, boxes_meet(&a, &b) && !side_parts(&b, &a, &b, true))
