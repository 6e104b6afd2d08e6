/* logic: a point on a corner is out. */
#include "hull.h"
static bool is_corner(const struct hull *h, wide x, wide y) {
  bool corner = false;
  for (unsigned k = 0; k < h->count; k++)
    corner |= h->x[k] == x && h->y[k] == y;
  return corner;
}
HULLS(point, polygon, closed, meet(a, b) && !is_corner(&b, a.x[0], a.y[0]))
