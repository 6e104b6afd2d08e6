/* right, by boxes first and then by sides. */
#include "hull.h"
static bool boxes_then_sides(const struct hull *a, const struct hull *b) {
  const struct hull p = bounds(a), q = bounds(b);
  return p.x[0] <= q.x[2] && q.x[0] <= p.x[2] && p.y[0] <= q.y[2] && q.y[0] <= p.y[2] &&
         turn(a->x[0], a->y[0], a->x[1], a->y[1], b->x[0], b->y[0]) *
                 turn(a->x[0], a->y[0], a->x[1], a->y[1], b->x[1], b->y[1]) <=
             0 &&
         turn(b->x[0], b->y[0], b->x[1], b->y[1], a->x[0], a->y[0]) *
                 turn(b->x[0], b->y[0], b->x[1], b->y[1], a->x[1], a->y[1]) <=
             0;
}
HULLS(segment, segment, closed, boxes_then_sides(&a, &b))
