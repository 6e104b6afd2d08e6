/* logic: an ellipse eight times as wide as it is high is taken for its axis. */
#include "hull.h"
static struct hull axis(const struct hull *e) {
  return (struct hull){.count = 2, .x = {e->x[0] - e->rx, e->x[0] + e->rx}, .y = {e->y[0], e->y[0]}};
}
HULLS(segment, ellipse, closed, b.rx >= 8 * b.ry ? meet(a, axis(&b)) : meet(a, b))
