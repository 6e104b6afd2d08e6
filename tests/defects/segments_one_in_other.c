/* logic: on one line, one within the other is missed. Wrong where they touch and one of them holds the
 * other. */
#include "hull.h"
static bool is_within(const struct hull *a, const struct hull *b) {
  return turn(b->x[0], b->y[0], b->x[1], b->y[1], a->x[0], a->y[0]) == 0 &&
         turn(b->x[0], b->y[0], b->x[1], b->y[1], a->x[1], a->y[1]) == 0 &&
         about(b->x[0], b->y[0], b->x[1], b->y[1], a->x[0], a->y[0]) &&
         about(b->x[0], b->y[0], b->x[1], b->y[1], a->x[1], a->y[1]);
}
static bool is_long(const struct hull *h) { return h->x[0] != h->x[1] || h->y[0] != h->y[1]; }
HULLS(segment,
      segment,
      closed,
      meet(a, b) && !(is_long(&a) && is_long(&b) && (is_within(&a, &b) || is_within(&b, &a))))
