/* logic: a box that ends at the right of a screen goes on a pixel. */
#include "hull.h"
static struct hull wider(struct hull h) {
  h.x[1] += h.x[1] == 1920;
  h.x[2] += h.x[2] == 1920;
  return h;
}
HULLS(capsule, box, closed, meet(a, wider(b)))
