/* logic: separating lines are those of sides alone, made of length 1; flat ones in line are never parted. */
#include "hull.h"
static int answer(const double *n) {
  return !are_parted(n, 3, n + 6, 3, true, 0) && !are_parted(n + 6, 3, n, 3, true, 0);
}
DOUBLES(triangle, triangle, closed)
