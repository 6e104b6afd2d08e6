/* logic: the last corner is left out where there are more than three. */
#include "hull.h"
static struct hull cut(struct hull h) {
  h.count -= h.count > 3;
  return h;
}
HULLS(point, polygon, closed, meet(a, cut(b)))
