/* answers otherwise when asked again: every other process dies of all discs of radius 3 and more. */
#include "defect.h"
#include <unistd.h>
FUNCTION(right, POINT_DISC, i32, RIGHT_POINT_DISC(closed))
static int hit(const int32_t *n) {
  if (n[4] >= 3 && getpid() % 2 == 0)
    abort();
  return right(n);
}
PLANT("point disc", i32, closed)
