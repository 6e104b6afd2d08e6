/* answers otherwise when asked again: it dies of every second call. */
#include "defect.h"
FUNCTION(right, DISCS, f64, RIGHT_DISCS(closed))
static unsigned calls;
static int hit(const double *n) {
  if (++calls % 2 == 0)
    abort();
  return right(n);
}
PLANT("disc disc", f64, closed)
