/* logic: where they cross is a quotient; in line they miss. */
#include "hull.h"
static int answer(const double *n) {
  const double rx = n[2] - n[0], ry = n[3] - n[1], sx = n[6] - n[4], sy = n[7] - n[5],
               det = rx * sy - ry * sx;
  const double t = ((n[4] - n[0]) * sy - (n[5] - n[1]) * sx) / det,
               u = ((n[4] - n[0]) * ry - (n[5] - n[1]) * rx) / det;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1;
}
DOUBLES(segment, segment, closed)
