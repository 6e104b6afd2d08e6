/* logic: the second of its two triangles begins at the second corner. */
#include "hull.h"
static bool halves(const int32_t *n, const struct hull *a, const struct hull *b) {
  return meet(*a, corners(n + 2, 3)) ||
         meet(*a,
              (struct hull){.count = 3, .x = {b->x[1], b->x[2], b->x[3]}, .y = {b->y[1], b->y[2], b->y[3]}});
}
HULLS(point, quad, closed, halves(n, &a, &b))
