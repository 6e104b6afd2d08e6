/* logic: the first four corners are the polygon. Right if only its first 4 corners count (polygon). */
#include "hull.h"
static struct hull cut(struct hull h) {
  h.count = MIN(h.count, 4);
  return h;
}
HULLS(point, polygon, closed, meet(a, cut(b)))
