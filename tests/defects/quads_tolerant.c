/* logic: a tolerance of 1e-9 along each separating line; flat ones in line are never parted. */
#include "hull.h"
static int answer(const double *n) {
  return !are_parted(n, 4, n + 8, 4, true, 1e-9) && !are_parted(n + 8, 4, n, 4, true, 1e-9);
}
DOUBLES(quad, quad, closed)
