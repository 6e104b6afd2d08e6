/* right, the second first and its corners the other way round. */
#include "hull.h"
static struct hull reversed(const struct hull *h) {
  struct hull r = *h;
  for (unsigned k = 0; k < h->count; k++) {
    r.x[k] = h->x[h->count - 1 - k];
    r.y[k] = h->y[h->count - 1 - k];
  }
  return r;
}
HULLS(segment, quad, closed, meet(reversed(&b), reversed(&a)))
