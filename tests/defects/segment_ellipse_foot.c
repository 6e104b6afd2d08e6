/* logic: the foot of the centre is tried, where the plane is not squeezed. */
#include "hull.h"
static int answer(const double *n) {
  const double ux = n[2] - n[0], uy = n[3] - n[1], length2 = ux * ux + uy * uy;
  const double t = length2 > 0 ? fmax(0, fmin(1, ((n[4] - n[0]) * ux + (n[5] - n[1]) * uy) / length2)) : 0;
  const double x = n[0] + t * ux - n[4], y = n[1] + t * uy - n[5];
  return x * x * n[7] * n[7] + y * y * n[6] * n[6] <= n[6] * n[6] * n[7] * n[7];
}
DOUBLES(segment, ellipse, closed)
