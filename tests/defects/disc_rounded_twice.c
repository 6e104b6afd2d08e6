/* logic: the radius is added to the whole box. Right if w, h are the sizes of the core, and r is added around
 * it (rounded box). */
#include "hull.h"
static struct hull core(const int32_t *n) {
  return grown(ltrb(n[0], n[1], (wide)n[0] + n[2], (wide)n[1] + n[3]), n[4]);
}
HULLS(disc, rounded, closed, meet(a, core(n + SIZE_disc)))
