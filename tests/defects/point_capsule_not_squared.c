/* logic: the squared distance is held against the radius. */
#include "hull.h"
static bool near_not_squared(const struct hull *a, const struct hull *b) {
  wide root = 0;
  while (root * root < b->r && root < 20000)
    root++;
  return in_reach(b->x[0], b->y[0], b->x[1], b->y[1], a->x[0], a->y[0], root * root > b->r ? root - 1 : root);
}
HULLS(point, capsule, closed, near_not_squared(&a, &b))
