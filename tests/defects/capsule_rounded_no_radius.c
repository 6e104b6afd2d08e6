/* logic: the capsule's radius is left out. Right if r is meant to be left out (capsule). */
#include "hull.h"
static struct hull thin(struct hull h) {
  h.r = 0;
  return h;
}
HULLS(capsule, rounded, closed, meet(thin(a), b))
