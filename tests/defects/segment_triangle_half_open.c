/* logic: the top and left sides belong to it, as for pixels. */
#include "hull.h"
static bool is_on_lower_side(const struct hull *a, const struct hull *b) {
  wide bottom = MAX(b->y[0], MAX(b->y[1], b->y[2]));
  return MIN(a->y[0], a->y[1]) >= bottom;
}
HULLS(segment, triangle, closed, !is_on_lower_side(&a, &b) && meet(a, b))
