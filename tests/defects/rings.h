/* Rings of corners in doubles, as books have it: sides that cross, a point within, how far it is. */
#ifndef GRAZE_RINGS_H
#define GRAZE_RINGS_H

#include "hull.h"

static inline bool lies_on(const double *a, const double *b, const double *p) {
  return side_of(a, b, p) == 0 && p[0] >= fmin(a[0], b[0]) && p[0] <= fmax(a[0], b[0]) &&
         p[1] >= fmin(a[1], b[1]) && p[1] <= fmax(a[1], b[1]);
}
static inline bool cross(const double *a, const double *b, const double *c, const double *d) {
  return (side_of(a, b, c) * side_of(a, b, d) < 0 && side_of(c, d, a) * side_of(c, d, b) < 0) ||
         lies_on(a, b, c) || lies_on(a, b, d) || lies_on(c, d, a) || lies_on(c, d, b);
}
/* All sides have it on one hand. Of a flat ring that is so by rounding, anywhere on its line: so the box
 * about it is asked first. */
static inline bool on_one_hand(const double *ring, unsigned corners, const double *p) {
  bool left = false, right = false;
  for (unsigned k = 0; k < corners; k++) {
    const double side = side_of(ring + 2 * k, ring + 2 * ((k + 1) % corners), p);
    left |= side > 0;
    right |= side < 0;
  }
  return left != right;
}
static inline bool is_in(const double *ring, unsigned corners, const double *p) {
  bool within = true;
  for (unsigned axis = 0; axis < 2; axis++) {
    double low = ring[axis], high = low;
    for (unsigned k = 1; k < corners; k++) {
      low = fmin(low, ring[2 * k + axis]);
      high = fmax(high, ring[2 * k + axis]);
    }
    within &= low <= p[axis] && p[axis] <= high;
  }
  return within && on_one_hand(ring, corners, p);
}
static inline bool is_near(const double *ring, unsigned corners, const double *p, double r) {
  bool near = corners > 2 && is_in(ring, corners, p);
  for (unsigned k = 0; k < corners && !near; k++) {
    const double *a = ring + 2 * k, *b = ring + 2 * ((k + 1) % corners);
    near = foot_distance2(a[0], a[1], b[0], b[1], p[0], p[1]) <= r * r;
  }
  return near;
}
static inline bool rings_meet(const double *a, unsigned of_a, const double *b, unsigned of_b) {
  bool meet = false;
  for (unsigned i = 0; i < of_a; i++)
    for (unsigned j = 0; j < of_b; j++)
      meet |= cross(a + 2 * i, a + 2 * ((i + 1) % of_a), b + 2 * j, b + 2 * ((j + 1) % of_b));
  return meet || (of_b > 2 && is_in(b, of_b, a)) || (of_a > 2 && is_in(a, of_a, b));
}

#endif
