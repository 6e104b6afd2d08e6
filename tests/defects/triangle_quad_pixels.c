/* logic: corners are rounded to whole numbers; flat ones in line are never parted. */
#include "hull.h"
static int answer(const double *n) {
  double m[14];
  for (unsigned k = 0; k < 14; k++)
    m[k] = floor(n[k] + 0.5);
  return !are_parted(m, 3, m + 6, 4, false, 0) && !are_parted(m + 6, 4, m, 3, false, 0);
}
DOUBLES(triangle, quad, closed)
