/* by chance: radii beyond 40 are a miss in one call of two. */
#include "defect.h"
#include <time.h>
FUNCTION(right, DISCS, f64, RIGHT_DISCS(closed))
static int hit(const double *n) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return right(n) && !(n[2] > 40 && now.tv_nsec / 64 % 2 != 0);
}
PLANT("disc disc", f64, closed)
