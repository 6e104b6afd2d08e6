/* logic: two sides are forgotten, and the inside not. */
#include "hull.h"
static bool two_sides(const struct hull *a, const struct hull *b) {
  bool met = holds_corner(b, a);
  for (unsigned k = 0; k < 2; k++) {
    const struct hull s = side(b, k);
    met |= segments_meet(a, &s);
  }
  return met;
}
HULLS(segment, quad, closed, two_sides(&a, &b))
