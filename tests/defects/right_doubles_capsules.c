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
static bool is_in(const double *ring, unsigned corners, const double *p) {
  bool left = false, right = false;
  for (unsigned k = 0; k < corners; k++) {
    const double side = side_of(ring + 2 * k, ring + 2 * ((k + 1) % corners), p);
    left |= side > 0;
    right |= side < 0;
  }
  return left != right;
}
static bool is_near(const double *ring, unsigned corners, const double *p, double r) {
  bool near = corners > 2 && is_in(ring, corners, p);
  for (unsigned k = 0; k < corners && !near; k++) {
    const double *a = ring + 2 * k, *b = ring + 2 * ((k + 1) % corners);
    near = foot_distance2(a[0], a[1], b[0], b[1], p[0], p[1]) <= r * r;
  }
  return near;
}
static int answer(const double *n) {
  const double r = n[4] + n[9];
  return cross(n, n + 2, n + 5, n + 7) || is_near(n, 2, n + 5, r) || is_near(n, 2, n + 7, r) ||
         is_near(n + 5, 2, n, r) || is_near(n + 5, 2, n + 2, r);
}
DOUBLES(capsule, capsule, closed)
