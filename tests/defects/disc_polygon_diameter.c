/* logic: the radius is taken for a diameter. Right if r is the diameter (disc). */
#include "hull.h"
static struct hull twice(struct hull h) {
  for (unsigned k = 0; k < h.count; k++) {
    h.x[k] *= 2;
    h.y[k] *= 2;
  }
  return h;
}
HULLS(disc,
      polygon,
      closed,
      meet(grown(a, a.r), grown(b, b.r)) &&
          meet((struct hull){.count = 1, .x = {2 * a.x[0]}, .y = {2 * a.y[0]}, .r = a.r}, twice(b)))
