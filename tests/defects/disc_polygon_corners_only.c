/* logic: only corners in reach. Right if only its corners count (polygon). */
#include "hull.h"
static bool in_disc(const struct hull *h, const struct hull *disc) {
  bool in = false;
  for (unsigned k = 0; k < h->count; k++)
    in |= in_reach(h->x[k], h->y[k], h->x[k], h->y[k], disc->x[0], disc->y[0], disc->r);
  return in;
}
HULLS(disc, polygon, closed, in_disc(&b, &a))
