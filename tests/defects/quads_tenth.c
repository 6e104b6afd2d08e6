/* logic: a tolerance of a tenth along each separating line. */
#include "hull.h"
static int answer(const double *n) {
  return !are_parted(n, 4, n + 8, 4, true, 0.1) && !are_parted(n + 8, 4, n, 4, true, 0.1);
}
DOUBLES(quad, quad, closed)
