/* logic: the side from the third corner to the first is forgotten. Right if only its sides count, and that
 * from x3, y3 to x1, y1 is left out (triangle). */
#include "hull.h"
static bool two_sides(const struct hull *a, const struct hull *b) {
  const struct hull one = side(b, 0), two = side(b, 1);
  return segments_meet(a, &one) || segments_meet(a, &two);
}
HULLS(segment, triangle, closed, two_sides(&a, &b))
