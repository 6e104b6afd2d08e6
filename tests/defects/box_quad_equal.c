/* logic: a quad that is the box is missed. Wrong where they overlap and they have the same numbers. */
#include "hull.h"
static bool is_box(const struct hull *a, const struct hull *b) {
  bool is = true;
  for (unsigned k = 0; k < 4; k++)
    is &= a->x[k] == b->x[k] && a->y[k] == b->y[k];
  return is;
}
HULLS(box, quad, closed, meet(a, b) && !is_box(&a, &b))
