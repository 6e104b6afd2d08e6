/* logic: separating lines are upright or level, or one side of each. */
#include "hull.h"
static bool few_axes(const struct hull *a, const struct hull *b) {
  const struct hull box_a = bounds(a), box_b = bounds(b), one = side(a, 0), two = side(b, 0);
  return meet(box_a, box_b) && !side_parts(&one, a, b, true) && !side_parts(&two, a, b, true);
}
HULLS(quad, quad, closed, few_axes(&a, &b))
