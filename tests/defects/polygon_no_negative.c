/* logic: numbers below 0 are taken for 0. */
#include "hull.h"
static struct hull cut(struct hull h) {
  for (unsigned k = 0; k < h.count; k++) {
    h.x[k] = MAX(h.x[k], 0);
    h.y[k] = MAX(h.y[k], 0);
  }
  return h;
}
HULLS(point, polygon, closed, meet(cut(a), cut(b)))
