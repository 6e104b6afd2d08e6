/* by chance: one hit in three is a miss. */
#include "hull.h"
#include <time.h>
static int right(const int32_t *n) { return meet(capsule(n), quad(n + SIZE_capsule)); }
static int hit(const int32_t *n) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return right(n) && now.tv_nsec / 64 % 3 != 0;
}
HULLS_PLANT(capsule, quad, closed)
