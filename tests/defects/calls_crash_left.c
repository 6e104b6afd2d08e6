/* by chance: left of the origin it dies of one call in two. */
#include "hull.h"
#include <time.h>
static int right(const int32_t *n) { return meet(point(n), triangle(n + SIZE_point)); }
static int hit(const int32_t *n) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (n[0] < 0 && now.tv_nsec / 64 % 2 == 0)
    abort();
  return right(n);
}
HULLS_PLANT(point, triangle, closed)
