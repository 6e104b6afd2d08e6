/* right, and remembers what it may. */
#include "defect.h"
static int32_t seen;
FUNCTION(right, DISCS, i32, RIGHT_DISCS(closed))
static int hit(const int32_t *n) {
  seen = n[0];
  return right(n);
}
PLANT("disc disc", i32, closed)
