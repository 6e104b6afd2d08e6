/* Whether a hull has all of another within it, exactly: the boundary counts.
 *
 * Let the one be a core grown by R and the other one grown by r. All of the other is within where its corners
 * are, each with its r. And a disc of radius r is in a core grown by R
 *
 * - where R is at least r, when its centre is at most R - r from the core;
 * - else when its centre lies at least r - R inside every side of the core. A core without area has none.
 *
 * The signs are those of house/hulls.h, with R - r for the reach.
 */
#ifndef GRAZE_WITHIN_H
#define GRAZE_WITHIN_H

#include "house/hulls.h"

/* Sides of no length have no inside. */
static inline bool corner_is_deep(const struct hulls *h, const struct hull_point *p) {
  bool left = false, right = false;
  for (unsigned k = 0; k < h->first; k++) {
    const struct hull_point *const a = &h->point[k], *const b = &h->point[(k + 1) % h->first];
    if (ahead(h, a, b, b) == 0)
      continue;
    const int way = turn(h, a, b, p);
    left |= way > 0;
    right |= way < 0;
    if (way == 0 || line_sign(h, a, b, p) < 0)
      return false;
  }
  return left != right;
}

static inline bool corner_is_near(const struct hulls *h, const struct hull_point *p) {
  const unsigned corners = h->first, sides = corners < 3 ? corners - 1 : corners;
  bool left = false, right = false;
  for (unsigned k = 0; k < corners; k++)
    if (point_in_reach(h, &h->point[k], p))
      return true;
  for (unsigned k = 0; k < sides; k++) {
    const struct hull_point *const a = &h->point[k], *const b = &h->point[(k + 1) % corners];
    const int way = turn(h, a, b, p);
    left |= way > 0;
    right |= way < 0;
    if (ahead(h, a, b, p) > 0 && ahead(h, b, a, p) > 0 && (way == 0 || line_in_reach(h, a, b, p)))
      return true;
  }
  return corners > 2 && left != right;
}

/* The second's radius is taken from the first's. */
static inline bool hull_contains(const struct hulls *h) {
  const bool larger = h->radius[0] >= -h->radius[1];
  bool all = !hulls_are_odd(h);
  for (unsigned k = h->first; k < h->points && all; k++)
    all = larger ? corner_is_near(h, &h->point[k]) : corner_is_deep(h, &h->point[k]);
  return all;
}

/* GRAZE_TEST_WITHIN(id, shape, shape, type, .field = value, ...) */
#define GRAZE_TEST_WITHIN(ID, A, B, TYPE, ...)                                                               \
  static enum answer ID(struct A##_##TYPE a, struct B##_##TYPE b) {                                          \
    struct hulls hulls = {.low = 4096};                                                                      \
    take_##A##_##TYPE(&hulls, a);                                                                            \
    hulls.first = hulls.points;                                                                              \
    take_##B##_##TYPE(&hulls, b);                                                                            \
    hulls.radius[1] = -hulls.radius[1];                                                                      \
    measure(&hulls);                                                                                         \
    return hit_if(hull_contains(&hulls));                                                                    \
  }                                                                                                          \
  GRAZE_TEST_CONTAINS(ID, A##_##TYPE, B##_##TYPE, __VA_ARGS__)

#endif
