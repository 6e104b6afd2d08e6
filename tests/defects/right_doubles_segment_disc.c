/* right but for a hair: as books have it, in doubles. */
#include "hull.h"
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
static int answer(const double *n) { return is_near(n, 2, n + 4, n[6]); }
DOUBLES(segment, disc, closed)
