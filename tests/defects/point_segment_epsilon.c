/* rounding: the area of the three is less than 1e-6. */
#include "hull.h"
static int answer(const double *n) {
  return fabs(side_of(n + 2, n + 4, n)) < 1e-6 && n[0] >= fmin(n[2], n[4]) && n[0] <= fmax(n[2], n[4]) &&
         n[1] >= fmin(n[3], n[5]) && n[1] <= fmax(n[3], n[5]);
}
DOUBLES(point, segment, closed)
