/* by chance: it dies of one call in two. */
#include "defect.h"
#include <time.h>
FUNCTION(right, LTRB, i32, RIGHT_LTRB(closed))
static int hit(const int32_t *n) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (now.tv_nsec / 64 % 2 == 0)
    abort();
  return right(n);
}
PLANT("box-ltrb box-ltrb", i32, closed)
