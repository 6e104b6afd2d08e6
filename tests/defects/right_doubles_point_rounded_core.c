/* right but for a hair. As shaders have it: the distance from the boundary, less than 0 inside. */
#include "hull.h"
static int answer(const double *n) {
  const double x = fabs(n[0] - n[2]) - n[4], y = fabs(n[1] - n[3]) - n[5];
  return hypot(fmax(x, 0), fmax(y, 0)) + fmin(fmax(x, y), 0) <= n[6];
}
DOUBLES(point, rounded_core, closed)
