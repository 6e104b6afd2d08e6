/* logic: no more than eight corners are read. */
#include "hull.h"
static struct hull cut(struct hull h) {
  h.count = MIN(h.count, 8);
  return h;
}
HULLS(point, polygon, closed, meet(a, cut(b)))
