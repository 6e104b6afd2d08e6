/* logic: radii that are not squared. */
#include "hull.h"
static struct hull root(const struct hull *h) {
  struct hull s = *h;
  s.rx = (wide)sqrt((double)h->rx);
  s.ry = (wide)sqrt((double)h->ry);
  return s;
}
HULLS(ellipse, triangle, closed, meet(root(&a), b))
