/* logic: sixteen points of the segment are tried. */
#include "hull.h"
static int answer(const double *n) {
  bool hit = false;
  for (int k = 0; k <= 16; k++) {
    const double x = n[0] + (n[2] - n[0]) * k / 16 - n[4], y = n[1] + (n[3] - n[1]) * k / 16 - n[5];
    hit |= x * x + y * y <= n[6] * n[6];
  }
  return hit;
}
DOUBLES(segment, disc, closed)
