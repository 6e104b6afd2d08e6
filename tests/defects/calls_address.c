/* answers otherwise when asked again: a hit hangs on where memory lies. */
#include "defect.h"
FUNCTION(right, LTRB, f64, RIGHT_LTRB(closed))
static int hit(const double *n) {
  static uintptr_t at;
  if (at == 0)
    at = (uintptr_t)malloc(100) >> 4 ^ (uintptr_t)&at >> 12;
  return right(n) && (at >> 3) % 2 == 0;
}
PLANT("box-ltrb box-ltrb", f64, closed)
