/* answers otherwise when asked again: every second answer is that of the shapes grown. */
#include "hull.h"
static int right(const int32_t *n) { return meet(disc(n), triangle(n + SIZE_disc)); }
static unsigned long calls;
static int hit(const int32_t *n) {
  return ++calls % 2 == 0 ? meet(grown(disc(n), 1), triangle(n + 3)) : right(n);
}
HULLS_PLANT(disc, triangle, closed)
