/* rounding: its coordinates are quotients. */
#include "hull.h"
static int answer(const double *n) {
  const double *a = n + 2, *b = n + 4, *c = n + 6, whole = side_of(a, b, c);
  const double u = side_of(b, c, n) / whole, v = side_of(c, a, n) / whole;
  return u >= 0 && v >= 0 && u + v <= 1;
}
DOUBLES(point, triangle, closed)
