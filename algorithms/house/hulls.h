/* Whether two hulls meet that are grown by radii, exactly: any of points, segments, discs, capsules, boxes,
 * triangles and convex quads.
 *
 * Grown hulls meet when the hulls themselves meet, or when a corner of one is in reach of a side of the
 * other: of hulls that are apart, a corner of one is nearest. Hulls meet when their sides do, or when one
 * lies within the other. And sides that meet cross, each with its ends on both sides of the other, or an end
 * of one lies on the other. So this is asked:
 *
 * 1. Is a corner in reach of a corner?
 * 2. Is a corner in reach of a side, with its foot between the ends?
 * 3. Does a side cross a side?
 * 4. Is the first corner of one within the other?
 *
 * Nothing is assumed of the shapes but that the corners go round: sides may be of no length, corners lie on a
 * line, shapes be flat.
 */
#ifndef GRAZE_HULLS_H
#define GRAZE_HULLS_H

#include "algorithm.h"
#include "hull_signs.h"
#include "steps.h"

enum { HULL_SIDES = 4 };

/* One hull seen from the other: on which side of its sides the corners of the other are. */
struct hull_view {
  const struct hull_point *corner, *other;
  unsigned corners, others, sides;
  int (*turn)[HULL_SIDES];
};

HOUSE_INLINE struct hull_view hull_view(const struct hull_point *corner,
                                        unsigned corners,
                                        const struct hull_point *other,
                                        unsigned others,
                                        int (*turn)[HULL_SIDES]) {
  return (struct hull_view){corner, other, corners, others, corners < 3 ? corners - 1 : corners, turn};
}

static inline bool hulls_are_round(const struct hulls *h) {
  return h->whole ? h->reach > 0 : (h->radius[0] > 0) | (h->radius[1] > 0);
}

/* Without radii, in whole numbers, a corner at a corner is on a side, and found there. */
HOUSE_INLINE bool hulls_are_bare(const struct hulls *h, enum hull_numbers numbers) {
  return numbers == HULLS_SMALL || (h->whole && h->reach == 0);
}

/* Whether a corner of the other is in reach of a side, with its foot between the ends. Of bare hulls: whether
 * it is on the side's line, and the ends not both on one hand. Fills in the turn. */
HOUSE_INLINE bool corner_in_reach(
    const struct hulls *h, enum hull_numbers numbers, struct hull_view view, unsigned side, unsigned k) {
  const struct hull_point *const a = &view.corner[side],
                                 *const b = &view.corner[side + 1 < view.corners ? side + 1 : 0],
                                 *const p = &view.other[k];
  const int way = view.turn[side][k] = turn(h, numbers, a, b, p);
  if (hulls_are_bare(h, numbers))
    return way == 0 && ahead(h, numbers, p, a, b) <= 0;
  return (hulls_are_round(h) || way == 0) && ahead(h, numbers, a, b, p) > 0 &&
         ahead(h, numbers, b, a, p) > 0 && (way == 0 || line_in_reach(h, a, b, p));
}

/* Of small hulls every corner is asked about, so that a loop over them has no branches and vectorises. */
HOUSE_INLINE bool side_in_reach(const struct hulls *h, enum hull_numbers numbers, struct hull_view view) {
  bool met = false;
  if (numbers == HULLS_SMALL) {
#pragma GCC unroll 4
    for (unsigned side = 0; side < view.sides; side++)
#pragma GCC unroll 4
      for (unsigned k = 0; k < view.others; k++)
        met |= corner_in_reach(h, numbers, view, side, k);
    return met;
  }
  for (unsigned side = 0; side < view.sides && !met; side++)
    for (unsigned k = 0; k < view.others && !met; k++)
      met = corner_in_reach(h, numbers, view, side, k);
  return met;
}

/* Below 0 where one of both is and the other is above. */
HOUSE_INLINE int opposite(int one, int other) { return (one & -other) | (-one & other); }

HOUSE_INLINE bool sides_cross(struct hull_view a, struct hull_view b) {
  int cross = 0;
#pragma GCC unroll 4
  for (unsigned i = 0; i < a.sides; i++)
#pragma GCC unroll 4
    for (unsigned j = 0; j < b.sides; j++)
      cross |= opposite(a.turn[i][j], a.turn[i][(j + 1) % b.corners]) &
               opposite(b.turn[j][i], b.turn[j][(i + 1) % a.corners]);
  return cross < 0;
}

/* The other's first corner, which is on no side, is within when all turns go one way. Those about sides of no
 * length go none. The sum of them all is twice the area, so that they never go one way about a flat shape. */
HOUSE_INLINE bool holds_corner(struct hull_view view) {
  bool left = false, right = false;
#pragma GCC unroll 4
  for (unsigned side = 0; side < view.sides; side++) {
    left |= view.turn[side][0] < 0;
    right |= view.turn[side][0] > 0;
  }
  return view.corners > 2 && left != right;
}

HOUSE_INLINE bool
hulls_meet_in(const struct hulls *h, enum hull_numbers numbers, unsigned firsts, unsigned seconds) {
  if (!hulls_are_bare(h, numbers))
    for (unsigned i = 0; i < firsts; i++)
      for (unsigned j = 0; j < seconds; j++)
        if (point_in_reach(h, &h->point[i], &h->point[firsts + j]))
          return true;
  const struct hull_point *const first = h->point, *const second = &h->point[firsts];
  int turn[2][HULL_SIDES][HULL_SIDES];
  const struct hull_view a = hull_view(first, firsts, second, seconds, turn[0]),
                         b = hull_view(second, seconds, first, firsts, turn[1]);
  return side_in_reach(h, numbers, a) || side_in_reach(h, numbers, b) || sides_cross(a, b) ||
         holds_corner(a) || holds_corner(b);
}

/* Some number is infinite, or none: they meet nothing. */
static inline bool hulls_are_odd(const struct hulls *h) { return h->high > 2046 + 53; }

static inline bool hulls_meet(const struct hulls *h) {
  return !hulls_are_odd(h) && hulls_meet_in(h, HULLS_ANY, h->first, h->points - h->first);
}

/* Whole numbers are taken as they are. */
static inline void put_point_i32(struct hulls *to, int64_t x, int64_t y) {
  to->point[to->points++] = (struct hull_point){.whole = {x, y}};
}
static inline void put_box_i32(struct hulls *to, int64_t x, int64_t y, int64_t w, int64_t h) {
  put_point_i32(to, x, y);
  put_point_i32(to, x + w, y);
  put_point_i32(to, x + w, y + h);
  put_point_i32(to, x, y + h);
}
static inline void put_radius_i32(struct hulls *to, int64_t r) { to->reach += r; }
static inline void measure_i32(struct hulls *h) { h->whole = true; }

/* The bits of a number lie between two powers of two; an infinite one's, or those of none, go beyond. */
static inline void widen(struct hulls *h, double value) {
  const uint64_t fraction = double_fraction(value);
  const int exponent = double_exponent(value), low = exponent + __builtin_ctzll(fraction | (uint64_t)1 << 63),
            high = exponent == 2047 ? 9999 : exponent + 53;
  h->low = fraction == 0 || low > h->low ? h->low : low;
  h->high = fraction == 0 || high < h->high ? h->high : high;
}

static inline void put_point_f64(struct hulls *to, double x, double y) {
  widen(to, x);
  widen(to, y);
  to->point[to->points++] = (struct hull_point){.at = {x, y}};
}
static inline void put_box_f64(struct hulls *to, double x, double y, double w, double h) {
  widen(to, w);
  widen(to, h);
  for (int k = 0; k < 4; k++) {
    put_point_f64(to, x, y);
    to->point[to->points - 1].more[0] = k == 1 || k == 2 ? w : 0;
    to->point[to->points - 1].more[1] = k > 1 ? h : 0;
  }
}
static inline void put_radius_f64(struct hulls *to, double r) {
  widen(to, r);
  to->radius[to->first > 0] = r;
}

/* 2^exponent */
static inline double power_of_two(int exponent) {
  const uint64_t bits = (uint64_t)(1023 + exponent) << 52;
  double power;
  memcpy(&power, &bits, sizeof power);
  return power;
}

/* Numbers of middling size stay as they are, and others come near 2^500: products of two overflow from 2^512
 * on. */
static inline double moderate_scale(const struct hulls *h) {
  const int down = h->high - (1075 + 500);
  if (hulls_are_odd(h) || (down <= 0 && down >= -650))
    return 1;
  return power_of_two(down < -1000 ? 1000 : -down);
}

static __attribute__((noinline, unused)) void measure_f64(struct hulls *h) {
  h->whole = h->high - h->low <= HULL_WHOLE_BITS;
  if (!h->whole) {
    h->scale = moderate_scale(h);
    return;
  }
  const int exponent = h->high == 0 ? 0 : 1075 - h->low;
  const double half = power_of_two(exponent / 2), other = power_of_two(exponent - exponent / 2);
  for (unsigned k = 0; k < h->points; k++)
    for (int axis = 0; axis < 2; axis++)
      h->point[k].whole[axis] =
          (int64_t)(h->point[k].at[axis] * half * other) + (int64_t)(h->point[k].more[axis] * half * other);
  h->reach = (int64_t)(h->radius[0] * half * other) + (int64_t)(h->radius[1] * half * other);
}

/* take_NAME(to, shape): the points and the radius of a shape. */
#define HULL_SHAPES(TYPE)                                                                                    \
  static inline void take_point_##TYPE(struct hulls *to, struct point_##TYPE s) {                            \
    put_point_##TYPE(to, s.x, s.y);                                                                          \
  }                                                                                                          \
  static inline void take_disc_##TYPE(struct hulls *to, struct disc_##TYPE s) {                              \
    put_point_##TYPE(to, s.cx, s.cy);                                                                        \
    put_radius_##TYPE(to, s.r);                                                                              \
  }                                                                                                          \
  static inline void take_segment_##TYPE(struct hulls *to, struct segment_##TYPE s) {                        \
    put_point_##TYPE(to, s.x1, s.y1);                                                                        \
    put_point_##TYPE(to, s.x2, s.y2);                                                                        \
  }                                                                                                          \
  static inline void take_capsule_##TYPE(struct hulls *to, struct capsule_##TYPE s) {                        \
    put_point_##TYPE(to, s.x1, s.y1);                                                                        \
    put_point_##TYPE(to, s.x2, s.y2);                                                                        \
    put_radius_##TYPE(to, s.r);                                                                              \
  }                                                                                                          \
  static inline void take_xywh_##TYPE(struct hulls *to, struct xywh_##TYPE s) {                              \
    put_box_##TYPE(to, s.x, s.y, s.w, s.h);                                                                  \
  }                                                                                                          \
  static inline void take_triangle_##TYPE(struct hulls *to, struct triangle_##TYPE s) {                      \
    put_point_##TYPE(to, s.x1, s.y1);                                                                        \
    put_point_##TYPE(to, s.x2, s.y2);                                                                        \
    put_point_##TYPE(to, s.x3, s.y3);                                                                        \
  }                                                                                                          \
  static inline void take_quad_##TYPE(struct hulls *to, struct quad_##TYPE s) {                              \
    put_point_##TYPE(to, s.x1, s.y1);                                                                        \
    put_point_##TYPE(to, s.x2, s.y2);                                                                        \
    put_point_##TYPE(to, s.x3, s.y3);                                                                        \
    put_point_##TYPE(to, s.x4, s.y4);                                                                        \
  }
HULL_SHAPES(i32)
HULL_SHAPES(f64)

/* Both shapes as hulls. */
#define HULLS_OF(ID, A, B, TYPE)                                                                             \
  HOUSE_INLINE struct hulls ID##_hulls(struct A##_##TYPE a, struct B##_##TYPE b) {                           \
    struct hulls hulls = {.low = 4096, .scale = 1};                                                          \
    take_##A##_##TYPE(&hulls, a);                                                                            \
    hulls.first = hulls.points;                                                                              \
    take_##B##_##TYPE(&hulls, b);                                                                            \
    measure_##TYPE(&hulls);                                                                                  \
    return hulls;                                                                                            \
  }
#define HULLS_MEET(ID, NAME, A, B)                                                                           \
  static enum answer NAME(struct A a, struct B b) {                                                          \
    const struct hulls hulls = ID##_hulls(a, b);                                                             \
    return hit_if(hulls_meet(&hulls));                                                                       \
  }

#define HULL_TEST_f64(ID, A, B, ...)                                                                         \
  HULLS_MEET(ID, ID, A, B)                                                                                   \
  GRAZE_TEST(ID, A, B, __VA_ARGS__)
#define HULL_TEST_i32(ID, A, B, ...)                                                                         \
  HULLS_MEET(ID, ID##_exact, A, B)                                                                           \
  HOUSE_INLINE enum answer ID##_quick(struct A a, struct B b) {                                              \
    const struct hulls hulls = ID##_hulls(a, b);                                                             \
    return hulls.reach == 0 && hulls_are_small(&hulls)                                                       \
               ? hit_if(hulls_meet_in(&hulls, HULLS_SMALL, hulls.first, hulls.points - hulls.first))         \
               : ANSWER_NONE;                                                                                \
  }                                                                                                          \
  GRAZE_TEST_STEPS(ID, A, B, __VA_ARGS__)

/* GRAZE_TEST_HULLS(id, shape, shape, type, .field = value, ...) */
#define GRAZE_TEST_HULLS(ID, A, B, TYPE, ...)                                                                \
  HULLS_OF(ID, A, B, TYPE)                                                                                   \
  HULL_TEST_##TYPE(ID, A##_##TYPE, B##_##TYPE, __VA_ARGS__)

#endif
