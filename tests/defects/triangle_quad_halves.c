/* logic: centres are halved and cut off. */
#include "hull.h"
static struct hull cut(struct hull h) {
  for (unsigned k = 0; k < h.count; k++) {
    h.x[k] = h.x[k] / 2 * 2;
    h.y[k] = h.y[k] / 2 * 2;
  }
  return h;
}
HULLS(triangle, quad, closed, meet(cut(a), cut(b)))
