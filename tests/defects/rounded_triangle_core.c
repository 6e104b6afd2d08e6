/* logic: the core alone. Right if r is taken off inside and not added again (rounded box). */
#include "hull.h"
static struct hull core(struct hull h) {
  h.r = 0;
  return h;
}
HULLS(rounded, triangle, closed, meet(core(a), b))
