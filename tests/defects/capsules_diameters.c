/* logic: both radii are diameters. Right if r is the diameter (both capsules). */
#include "hull.h"
static struct hull spread(struct hull h) {
  for (unsigned k = 0; k < h.count; k++) {
    h.x[k] *= 2;
    h.y[k] *= 2;
  }
  return h;
}
HULLS(capsule, capsule, closed, meet(spread(a), spread(b)))
