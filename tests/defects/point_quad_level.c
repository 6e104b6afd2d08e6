/* logic: a point level with a corner is never within. Wrong where they overlap and corners of both are
 * level. */
#include "hull.h"
static bool level(const struct hull *p, const struct hull *q) {
  bool level = false;
  for (unsigned k = 0; k < 4; k++)
    level |= p->y[0] == q->y[k];
  return level;
}
HULLS(point, quad, closed, meet(a, b) && (!level(&a, &b) || corners_reach(&a, &b, 0)))
