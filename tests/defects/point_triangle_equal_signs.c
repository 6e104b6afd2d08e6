/* logic: the signs at the three sides are equal, whichever way the corners go: all three are 0 on the line of
 * a flat one. Where it only touches, one way round is a hit and the other a miss. Right if no shape is flat.
 */
#include "hull.h"
static bool is_left(const struct hull *t, unsigned k, const struct hull *p) {
  const unsigned next = (k + 1) % 3;
  return turn(t->x[k], t->y[k], t->x[next], t->y[next], p->x[0], p->y[0]) < 0;
}
HULLS(point,
      triangle,
      unstated,
      is_left(&b, 0, &a) == is_left(&b, 1, &a) && is_left(&b, 1, &a) == is_left(&b, 2, &a))
