/* logic: the ellipse is a ring of sixteen corners. */
#include "hull.h"
static int answer(const double *n) {
  double ring[32], box[8] = {n[4], n[5], n[4] + n[6], n[5], n[4] + n[6], n[5] + n[7], n[4], n[5] + n[7]};
  for (int k = 0; k < 16; k++) {
    ring[2 * k] = n[0] + n[2] * cos(k * 0.39269908169872414);
    ring[2 * k + 1] = n[1] + n[3] * sin(k * 0.39269908169872414);
  }
  return !are_parted(ring, 16, box, 4, false, 0) && !are_parted(box, 4, ring, 16, false, 0);
}
DOUBLES(ellipse, box, closed)
