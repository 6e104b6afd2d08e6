/* logic: the first four corners are the polygon. */
#include "hull.h"
static struct hull cut(struct hull h) {
  h.count = MIN(h.count, 4);
  return h;
}
HULLS(point, polygon, closed, meet(a, cut(b)))
