/* logic: no more than eight corners are read. Right if only its first 8 corners count (polygon). */
#include "hull.h"
static struct hull cut(struct hull h) {
  h.count = MIN(h.count, 8);
  return h;
}
HULLS(point, polygon, closed, meet(a, cut(b)))
