/* logic: the last corner is left out where there are more than three. Right if its last corner is left
 * out (polygon). */
#include "hull.h"
static struct hull cut(struct hull h) {
  h.count -= h.count > 3;
  return h;
}
HULLS(point, polygon, closed, meet(a, cut(b)))
