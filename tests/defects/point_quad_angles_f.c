/* logic: angles are summed in floats, within a thousandth. */
#include "hull.h"
static int answer(const double *n) {
  float sum = 0;
  for (unsigned k = 0; k < 4; k++) {
    const double *p = n + 2 + 2 * k, *q = n + 2 + 2 * ((k + 1) % 4);
    const double ux = p[0] - n[0], uy = p[1] - n[1], vx = q[0] - n[0], vy = q[1] - n[1];
    sum += (float)atan2(ux * vy - uy * vx, ux * vx + uy * vy);
  }
  return fabsf(sum) > 6.282f;
}
DOUBLES(point, quad, closed)
