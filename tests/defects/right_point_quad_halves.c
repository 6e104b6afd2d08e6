/* right, by the two halves of the quad. */
#include "hull.h"
static struct hull three(const struct hull *q, unsigned i, unsigned j, unsigned k) {
  return (struct hull){.count = 3, .x = {q->x[i], q->x[j], q->x[k]}, .y = {q->y[i], q->y[j], q->y[k]}};
}
HULLS(point, quad, closed, meet(a, three(&b, 0, 1, 2)) || meet(a, three(&b, 2, 3, 0)))
