/* after: after two hits in a row the next is a hit. */
#include "hull.h"
static int right(const int32_t *n) { return meet(disc(n), quad(n + SIZE_disc)); }
static int before, earlier;
static int hit(const int32_t *n) {
  const int is = (before && earlier) || right(n);
  earlier = before;
  before = right(n);
  return is;
}
HULLS_PLANT(disc, quad, closed)
