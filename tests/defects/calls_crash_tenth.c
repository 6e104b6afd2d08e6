/* of calls of this case alone: the tenth call of a process ends it where segments cross. */
#include "hull.h"
static int right(const int32_t *n) { return meet(segment(n), segment(n + SIZE_segment)); }
static unsigned calls;
static int hit(const int32_t *n) {
  if (++calls >= 10 && right(n))
    abort();
  return right(n);
}
HULLS_PLANT(segment, segment, closed)
