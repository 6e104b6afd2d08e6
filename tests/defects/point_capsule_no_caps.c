/* logic: the caps at the ends are forgotten. */
#include "hull.h"
static bool is_between(const struct hull *a, const struct hull *b) {
  const wide ux = b->x[1] - b->x[0], uy = b->y[1] - b->y[0], vx = a->x[0] - b->x[0], vy = a->y[0] - b->y[0];
  const wide along = ux * vx + uy * vy;
  return along >= 0 && along <= ux * ux + uy * uy;
}
HULLS(point, capsule, closed, is_between(&a, &b) && meet(a, b))
