/* logic: two that share a side are neighbours and never meet. */
#include "hull.h"
static unsigned shared(const struct hull *a, const struct hull *b) {
  unsigned count = 0;
  for (unsigned i = 0; i < 3; i++)
    for (unsigned j = 0; j < 3; j++)
      count += a->x[i] == b->x[j] && a->y[i] == b->y[j];
  return count;
}
HULLS(triangle, triangle, closed, meet(a, b) && shared(&a, &b) != 2)
