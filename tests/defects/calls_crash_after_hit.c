/* answers otherwise when asked again: it dies of the call after a hit, unless its box is as wide as it is
 * high. */
#include "defect.h"
FUNCTION(right, DISC_BOX, f64, RIGHT_DISC_BOX(closed))
static int last;
static int hit(const double *n) {
  if (last && n[5] != n[6])
    abort();
  return last = right(n);
}
PLANT("disc box-xywh", f64, closed)
