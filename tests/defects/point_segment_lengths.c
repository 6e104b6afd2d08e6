/* rounding: two roots have to sum up to a third. */
#include "hull.h"
static int answer(const double *n) {
  return hypot(n[0] - n[2], n[1] - n[3]) + hypot(n[0] - n[4], n[1] - n[5]) == hypot(n[2] - n[4], n[3] - n[5]);
}
DOUBLES(point, segment, closed)
