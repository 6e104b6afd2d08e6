/* right but for a hair: as books have it, in doubles. */
#include "rings.h"
static int answer(const double *n) {
  const double r = n[4] + n[9];
  return cross(n, n + 2, n + 5, n + 7) || is_near(n, 2, n + 5, r) || is_near(n, 2, n + 7, r) ||
         is_near(n + 5, 2, n, r) || is_near(n + 5, 2, n + 2, r);
}
DOUBLES(capsule, capsule, closed)
