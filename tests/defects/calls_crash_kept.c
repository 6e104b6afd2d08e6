/* after: it dies where the box before had its left side where this one has its right one. */
#include "defect.h"
FUNCTION(right, LTRB, f64, RIGHT_LTRB(closed))
static double before = INFINITY;
static int hit(const double *n) {
  if (before == n[2])
    abort();
  before = n[0];
  return right(n);
}
PLANT("box-ltrb box-ltrb", f64, closed)
