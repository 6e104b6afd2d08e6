/* logic: the distance from the whole line. Right if the whole line through x1, y1 and x2, y2 is meant
 * (capsule). */
#include "hull.h"
static bool is_by_line(const struct hull *a, const struct hull *b) {
  const wide ux = b->x[1] - b->x[0], uy = b->y[1] - b->y[0], vx = a->x[0] - b->x[0], vy = a->y[0] - b->y[0];
  const wide cross = ux * vy - uy * vx, r = a->r + b->r;
  return ux == 0 && uy == 0 ? meet(*a, *b) : cross * cross <= r * r * (ux * ux + uy * uy);
}
HULLS(disc, capsule, closed, is_by_line(&a, &b))
