/* logic: the radii are diameters. Right if rx, ry are the diameters (ellipse). */
#include "hull.h"
static struct hull twice(struct hull h) {
  for (unsigned k = 0; k < h.count; k++) {
    h.x[k] *= 2;
    h.y[k] *= 2;
  }
  return h;
}
HULLS(ellipse, triangle, closed, meet(twice(a), twice(b)))
