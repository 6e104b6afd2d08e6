/* logic: the box about its centre, in floats: no reading is right by more than a hair. */
#include "hull.h"
static int answer(const double *n) {
  const float x = (float)(n[3] - n[5] / 2), y = (float)(n[4] - n[6] / 2), r = (float)n[2];
  const float dx = fmaxf(0, fmaxf(x - (float)n[0], (float)n[0] - x - (float)n[5])),
              dy = fmaxf(0, fmaxf(y - (float)n[1], (float)n[1] - y - (float)n[6]));
  return dx * dx + dy * dy <= r * r;
}
DOUBLES(disc, box, closed)
