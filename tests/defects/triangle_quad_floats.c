/* logic: corners are rounded to floats; flat ones in line are never parted. */
#include "hull.h"
static int answer(const double *n) {
  double m[14];
  for (unsigned k = 0; k < 14; k++)
    m[k] = (float)n[k];
  return !are_parted(m, 3, m + 6, 4, false, 0) && !are_parted(m + 6, 4, m, 3, false, 0);
}
DOUBLES(triangle, quad, closed)
