/* logic: it goes on beyond its second end. Right if it goes on beyond x2, y2 (segment). */
#include "hull.h"
static bool is_beyond(const struct hull *a, const struct hull *b) {
  const wide ux = a->x[1] - a->x[0], uy = a->y[1] - a->y[0], vx = b->x[0] - a->x[0], vy = b->y[0] - a->y[0];
  const wide cross = ux * vy - uy * vx;
  return ux * vx + uy * vy >= 0 && cross * cross <= b->r * b->r * (ux * ux + uy * uy) && (ux != 0 || uy != 0);
}
HULLS(segment, disc, closed, is_beyond(&a, &b) || meet(a, b))
