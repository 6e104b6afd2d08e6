/* logic: the box's point nearest to the capsule's middle. */
#include "hull.h"
static int answer(const double *n) {
  const double x = fmax(n[5], fmin((n[0] + n[2]) / 2, n[5] + n[7])),
               y = fmax(n[6], fmin((n[1] + n[3]) / 2, n[6] + n[8]));
  return foot_distance2(n[0], n[1], n[2], n[3], x, y) <= n[4] * n[4];
}
DOUBLES(capsule, box, closed)
