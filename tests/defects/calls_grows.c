/* after: the greatest radius of all calls is taken. */
#include "defect.h"
FUNCTION(right, POINT_DISC, f64, RIGHT_POINT_DISC(closed))
static double most;
static int hit(const double *n) {
  double with[5];
  memcpy(with, n, sizeof with);
  most = n[4] <= 16 ? fmax(most, n[4]) : most;
  with[4] = n[4] <= 16 ? fmax(most, n[4]) : n[4];
  return right(with);
}
PLANT("point disc", f64, closed)
