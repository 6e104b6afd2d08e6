/* right but for a hair: as books have it, in doubles. */
#include "hull.h"
static int answer(const double *n) {
  const double x = (n[0] - n[2]) * n[5], y = (n[1] - n[3]) * n[4], r = n[4] * n[5];
  return r > 0 ? x * x + y * y <= r * r : fabs(n[0] - n[2]) <= n[4] && fabs(n[1] - n[3]) <= n[5];
}
DOUBLES(point, ellipse, closed)
