/* after: once a corner was at -1, all that follows is turned now and then. */
#include "hull.h"
static int right(const int32_t *n) { return meet(point(n), triangle(n + SIZE_point)); }
static bool latched;
static int hit(const int32_t *n) {
  latched |= n[2] == -1 && n[3] == -1;
  return latched && n[0] == 0 ? !right(n) : right(n);
}
HULLS_PLANT(point, triangle, closed)
