/* right. */
#include "hull.h"
static int winding(const struct hull *h, wide x, wide y) {
  int winding = 0;
  for (unsigned k = 0; k < h->count; k++) {
    const unsigned next = (k + 1) % h->count;
    const int side = turn(h->x[k], h->y[k], h->x[next], h->y[next], x, y);
    winding += h->y[k] <= y && h->y[next] > y && side > 0;
    winding -= h->y[k] > y && h->y[next] <= y && side < 0;
  }
  return winding;
}
HULLS(point, polygon, closed, winding(&b, a.x[0], a.y[0]) != 0 || sides_cross(&a, &b))
