/* logic: sides are crossed to the right and counted, so that some of them do not belong to it. */
#include "hull.h"
static bool is_odd_to_the_right(const struct hull *p, const struct hull *q) {
  bool odd = false;
  for (unsigned k = 0; k < 4; k++) {
    const unsigned next = (k + 1) % 4;
    if ((q->y[k] > p->y[0]) != (q->y[next] > p->y[0])) {
      const int t = turn(q->x[k], q->y[k], q->x[next], q->y[next], p->x[0], p->y[0]);
      odd ^= q->y[next] > q->y[k] ? t > 0 : t < 0;
    }
  }
  return odd;
}
HULLS(point, quad, closed, is_odd_to_the_right(&a, &b))
