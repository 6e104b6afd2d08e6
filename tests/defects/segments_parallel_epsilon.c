/* rounding: those whose determinant is less than 1e-6 are parallel, and miss unless in line. */
#include "hull.h"
static bool lies_on(const double *a, const double *b, const double *p) {
  return side_of(a, b, p) == 0 && p[0] >= fmin(a[0], b[0]) && p[0] <= fmax(a[0], b[0]) &&
         p[1] >= fmin(a[1], b[1]) && p[1] <= fmax(a[1], b[1]);
}
static int answer(const double *n) {
  const double det = (n[2] - n[0]) * (n[7] - n[5]) - (n[3] - n[1]) * (n[6] - n[4]);
  if (lies_on(n, n + 2, n + 4) || lies_on(n, n + 2, n + 6) || lies_on(n + 4, n + 6, n) ||
      lies_on(n + 4, n + 6, n + 2))
    return 1;
  return fabs(det) >= 1e-6 && side_of(n, n + 2, n + 4) * side_of(n, n + 2, n + 6) < 0 &&
         side_of(n + 4, n + 6, n) * side_of(n + 4, n + 6, n + 2) < 0;
}
DOUBLES(segment, segment, closed)
