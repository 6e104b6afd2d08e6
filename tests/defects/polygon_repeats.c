/* logic: a corner that repeats the one before ends the ring. */
#include "hull.h"
static struct hull cut(struct hull h) {
  for (unsigned k = 1; k < h.count; k++)
    if (h.x[k] == h.x[k - 1] && h.y[k] == h.y[k - 1])
      h.count = k;
  return h;
}
HULLS(point, polygon, closed, meet(a, cut(b)))
