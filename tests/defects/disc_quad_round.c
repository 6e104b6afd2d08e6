/* logic: the quad is the circle about its middle. */
#include "hull.h"
static int answer(const double *n) {
  double x = 0, y = 0, most = 0;
  for (unsigned k = 0; k < 4; k++) {
    x += n[3 + 2 * k] / 4;
    y += n[4 + 2 * k] / 4;
  }
  for (unsigned k = 0; k < 4; k++)
    most = fmax(most, hypot(n[3 + 2 * k] - x, n[4 + 2 * k] - y));
  return hypot(n[0] - x, n[1] - y) <= n[2] + most;
}
DOUBLES(disc, quad, closed)
