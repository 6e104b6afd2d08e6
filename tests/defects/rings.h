/* Whether two rings of corners meet, as books have it: sides that cross, or one within the other. */
#ifndef GRAZE_RINGS_H
#define GRAZE_RINGS_H

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
static bool rings_meet(const double *a, unsigned of_a, const double *b, unsigned of_b) {
  bool meet = false;
  for (unsigned i = 0; i < of_a; i++)
    for (unsigned j = 0; j < of_b; j++)
      meet |= cross(a + 2 * i, a + 2 * ((i + 1) % of_a), b + 2 * j, b + 2 * ((j + 1) % of_b));
  return meet || (of_b > 2 && is_in(b, of_b, a)) || (of_a > 2 && is_in(a, of_a, b));
}

#endif
