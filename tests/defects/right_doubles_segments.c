/* right but for a hair: as books have it, in doubles. */
#include "hull.h"
static bool lies_on(const double *a, const double *b, const double *p) {
  return side_of(a, b, p) == 0 && p[0] >= fmin(a[0], b[0]) && p[0] <= fmax(a[0], b[0]) &&
         p[1] >= fmin(a[1], b[1]) && p[1] <= fmax(a[1], b[1]);
}
static bool cross(const double *a, const double *b, const double *c, const double *d) {
  return (side_of(a, b, c) * side_of(a, b, d) < 0 && side_of(c, d, a) * side_of(c, d, b) < 0) ||
         lies_on(a, b, c) || lies_on(a, b, d) || lies_on(c, d, a) || lies_on(c, d, b);
}
static int answer(const double *n) { return cross(n, n + 2, n + 4, n + 6); }
DOUBLES(segment, segment, closed)
