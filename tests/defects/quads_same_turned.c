/* logic: equal quads that begin with another corner are missed. */
#include "hull.h"
static bool same(const struct hull *a, const struct hull *b, unsigned by) {
  bool same = true;
  for (unsigned k = 0; k < 4; k++)
    same &= a->x[k] == b->x[(k + by) % 4] && a->y[k] == b->y[(k + by) % 4];
  return same;
}
HULLS(quad, quad, closed, meet(a, b) && !same(&a, &b, 1) && !same(&a, &b, 2) && !same(&a, &b, 3))
