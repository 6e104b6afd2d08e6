/* logic: turns have to go one way; a flat one holds its line. Right if it is convex (polygon). */
#include "hull.h"
static bool one_way(struct hull h, wide x, wide y) {
  h.ring = false;
  return holds(&h, x, y) || sides_cross(&(struct hull){.count = 1, .x = {x, x}, .y = {y, y}}, &h);
}
HULLS(point, polygon, closed, one_way(b, a.x[0], a.y[0]))
