/* logic: axes that cross at the origin are taken for parallel, and only ends are tried. */
#include "hull.h"
static bool through(const struct hull *h) { return turn(h->x[0], h->y[0], h->x[1], h->y[1], 0, 0) == 0; }
static bool ends(const struct hull *a, const struct hull *b) {
  return corners_reach(a, b, a->r + b->r) || corners_reach(b, a, a->r + b->r);
}
HULLS(capsule, capsule, closed, through(&a) && through(&b) ? ends(&a, &b) : meet(a, b))
