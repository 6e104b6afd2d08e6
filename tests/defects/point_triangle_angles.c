/* rounding: angles have to sum up to a whole turn, within 1e-9. */
#include "hull.h"
static int answer(const double *n) {
  double sum = 0;
  for (unsigned k = 0; k < 3; k++) {
    const double *p = n + 2 + 2 * k, *q = n + 2 + 2 * ((k + 1) % 3);
    const double ux = p[0] - n[0], uy = p[1] - n[1], vx = q[0] - n[0], vy = q[1] - n[1];
    if (ux == 0 && uy == 0)
      return 1;
    sum += fabs(atan2(ux * vy - uy * vx, ux * vx + uy * vy));
  }
  return fabs(sum - 2 * 3.14159265358979323846) < 1e-9;
}
DOUBLES(point, triangle, closed)
