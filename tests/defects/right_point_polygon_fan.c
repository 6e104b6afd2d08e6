/* right. */
#include "hull.h"
/* The triangles of a fan that hold the point, with their signs; on an edge of one of them the ray decides. */
static bool fan(const struct hull *h, wide x, wide y) {
  int count = 0;
  for (unsigned k = 2; k < h->count; k++) {
    struct hull t = {.count = 3, .x = {h->x[0], h->x[k - 1], h->x[k]}, .y = {h->y[0], h->y[k - 1], h->y[k]}};
    count += is_odd(&t, x, y);
  }
  return count % 2 == 1;
}
HULLS(point, polygon, closed, fan(&b, a.x[0], a.y[0]) || sides_cross(&a, &b))
