/* logic: it is held against the diagonals. */
#include "hull.h"
static bool diagonals(const struct hull *a, const struct hull *b) {
  const struct hull one = {.count = 2, .x = {b->x[0], b->x[2]}, .y = {b->y[0], b->y[2]}},
                    two = {.count = 2, .x = {b->x[1], b->x[3]}, .y = {b->y[1], b->y[3]}};
  return segments_meet(a, &one) || segments_meet(a, &two);
}
HULLS(segment, quad, closed, diagonals(&a, &b))
