/* Whether two hulls meet that are grown by radii, exactly: any of points, segments, discs, capsules, boxes,
 * rounded boxes, triangles, convex quads, and polygons, which need not be convex.
 *
 * Grown hulls meet when the hulls themselves meet, or when a corner of one is in reach of a side of the
 * other: of hulls that are apart, a corner of one is nearest. Hulls meet when their sides do, or when one
 * lies within the other. And sides that meet cross, each with its ends on both sides of the other, or an end
 * of one lies on the other. So this is asked:
 *
 * 1. With radii: is a corner in reach of a corner?
 * 2. Is a corner on a side; with radii, in reach of a side, with its foot between the ends?
 * 3. Does a side cross a side?
 * 4. Is the first corner of one within the other?
 *
 * Nothing is assumed of the shapes but that the corners go round: sides may be of no length, corners lie on a
 * line, shapes be flat.
 *
 * All are signs of differences of coordinates multiplied, two or four of them. Where the numbers at hand are
 * whole multiples below 2^59 of one unit, as all of 32 bits are, products of two fit 128 bits, and below 2^28
 * products of four. Elsewhere a
 * step in doubles with a bound on its error is first, and whole numbers as long as it takes (wide_sign.h)
 * decide what that leaves.
 *
 * The bound: with u = 2^-53 a difference errs by 2u of itself (see span_value), a product of two by 6u and
 * 2^-1075 for underflow, the sum of two by 8u of their sizes. 2^-49 is 16u, and 2^-1060 stands for what
 * underflows. Overflow and NaN leave the question open, because no comparison with them holds. So that few
 * products overflow, the step in doubles takes numbers times a power of two where they are large or small.
 */
#ifndef GRAZE_HULLS_H
#define GRAZE_HULLS_H

#include "algorithm.h"
#include "parts.h"
#include "steps.h"

#include <math.h>

/* Beside a polygon, rings.h has more. */
#ifndef HOUSE_SIDES
#define HOUSE_SIDES 4
#endif
enum { HULL_SIDES = HOUSE_SIDES, HOUSE_POINTS = 2 * HULL_SIDES, HULL_WHOLE_BITS = 59, HULL_SMALL_BITS = 28 };

struct hull_point {
  double at[2], more[2], in[2]; /* their exact sum is meant: the core of a rounded box ends at x + w - r */
  int64_t whole[2];             /* the same in units */
};

/* Two hulls, the points of the first before those of the second. They meet when they are in reach. */
struct hulls {
  int low, high; /* of the powers of two in the doubles, as double_exponent() counts */
  bool whole;    /* the whole numbers are filled in, not the doubles alone */
  bool small;    /* and products of four fit */
  double scale;  /* what the step in doubles takes numbers times: a power of two */
  unsigned first, points;
  struct hull_point point[HOUSE_POINTS];
  double radius[2];
  int64_t reach; /* their sum, in units */
};

/* ---- signs ---- */

/* The way from one point to another along an axis. */
struct house_span {
  const struct hull_point *from, *to;
  unsigned axis;
};

static inline i128 span_whole(struct house_span s) {
  return (i128)s.to->whole[s.axis] - s.from->whole[s.axis];
}

static inline struct long_sum span_sum(struct house_span s) {
  const struct hull_point *const from = s.from, *const to = s.to;
  return (struct long_sum){6,
                           {to->at[s.axis],
                            -from->at[s.axis],
                            to->more[s.axis],
                            -from->more[s.axis],
                            to->in[s.axis],
                            -from->in[s.axis]}};
}

/* Scaled down, a number above 2^-1000 loses nothing that a bound would notice, nor does a difference. Below
 * that the question is left open. */
static inline double scaled_number(const struct hulls *h, double number) {
  const double scaled = number * h->scale;
  return number == 0 || h->scale >= 1 || fabs(scaled) >= 0x1p-1000 ? scaled : NAN;
}

/* What rounding takes away from each sum on the way is added up on its own. One such crumb alone is exact,
 * and the whole then rounds once. Five of them are each at most u of the largest sum on the way, and adding
 * them up errs by less than 20 u^2 of that: where it is not above 2^48 of the result, by less than u of the
 * result. Either way the result errs by less than 2u of itself, and has the right sign. */
static inline double span_value(const struct hulls *h, struct house_span s) {
  const struct hull_point *const from = s.from, *const to = s.to;
  const unsigned k = s.axis;
  const double more[] = {to->more[k], -from->more[k], to->in[k], -from->in[k]};
  const bool straight = to->more[k] == from->more[k] && to->in[k] == from->in[k];
  struct part_pair sum = add_parts(to->at[k] * h->scale, -from->at[k] * h->scale);
  double crumbs = sum.low, most = fabs(sum.high);
  bool rounded = false;
  for (unsigned part = 0; part < 4 && !straight; part++) {
    sum = add_parts(sum.high, more[part] * h->scale);
    rounded |= crumbs != 0 && sum.low != 0;
    crumbs += sum.low;
    most = fmax(most, fabs(sum.high));
  }
  const double value = sum.high + crumbs;
  const bool whole = h->scale >= 1 || (to->at[k] == from->at[k] && straight);
  return (whole || fabs(value) >= 0x1p-1000) && (!rounded || fabs(value) >= most * 0x1p-48) ? value : NAN;
}

/* left - right, where `size` is all that went into them. */
static inline int quick_sign(double left, double right, double size) {
  const double difference = left - right, bound = size * 0x1p-49 + 0x1p-1060;
  return difference > bound ? 1 : difference < -bound ? -1 : SIGN_UNSURE;
}

static inline int sign_of(double value) { return (value > 0) - (value < 0); }

static inline int long_products_sign(const struct house_span s[4]) {
  const struct long_sum sums[] = {span_sum(s[0]), span_sum(s[1]), span_sum(s[2]), span_sum(s[3])};
  struct long_number products;
  long_products(sums, -1, long_unit(sums, 4), &products);
  return products.sign;
}

/* The sign of s0 s1 - s2 s3. Where the products' signs differ, these decide. */
static inline int products_sign(const struct hulls *h, const struct house_span s[4]) {
  if (h->whole) {
    const i128 left = span_whole(s[0]) * span_whole(s[1]), right = span_whole(s[2]) * span_whole(s[3]);
    return (left > right) - (left < right);
  }
  double value[4];
  for (int k = 0; k < 4; k++)
    value[k] = span_value(h, s[k]);
  const double left = value[0] * value[1], right = value[2] * value[3], size = fabs(left) + fabs(right);
  const int left_sign = sign_of(value[0]) * sign_of(value[1]),
            right_sign = sign_of(value[2]) * sign_of(value[3]);
  if (size < INFINITY && (left_sign != right_sign || left_sign == 0))
    return (left_sign > right_sign) - (left_sign < right_sign);
  const int sign = quick_sign(left, right, size);
  return sign == SIGN_UNSURE ? long_products_sign(s) : sign;
}

/* The spans of (b - a) x (p - a). */
#define HULL_CROSS(a, b, p)                                                                                  \
  {                                                                                                          \
    {a, b, 0}, {a, p, 1}, {a, b, 1}, { a, p, 0 }                                                             \
  }

/* Whether p lies to the one side of the line from a to b, to the other, or on it. */
static inline int turn(const struct hulls *h,
                       const struct hull_point *a,
                       const struct hull_point *b,
                       const struct hull_point *p) {
  const struct house_span cross[] = HULL_CROSS(a, b, p);
  return products_sign(h, cross);
}

/* The sign of (b - a) . (p - a): whether p lies ahead of one who stands at a and looks to b. */
static inline int ahead(const struct hulls *h,
                        const struct hull_point *a,
                        const struct hull_point *b,
                        const struct hull_point *p) {
  const struct house_span dot[] = {{a, b, 0}, {a, p, 0}, {b, a, 1}, {a, p, 1}};
  return products_sign(h, dot);
}

/* Whether p is higher than q. */
static inline bool is_above(const struct hulls *h, const struct hull_point *q, const struct hull_point *p) {
  const struct house_span up = {q, p, 1};
  const double value = h->whole ? (double)span_whole(up) : span_value(h, up);
  if (value == value)
    return value > 0;
  const struct long_sum sum = span_sum(up);
  struct long_number rise;
  long_total(&sum, long_unit(&sum, 1), &rise);
  return rise.sign > 0;
}

static inline double hulls_reach(const struct hulls *h) {
  return scaled_number(h, h->radius[0]) + scaled_number(h, h->radius[1]);
}

/* Whether the points a and p are in reach. */
static inline bool
point_in_reach(const struct hulls *h, const struct hull_point *a, const struct hull_point *p) {
  const struct house_span dx = {a, p, 0}, dy = {a, p, 1};
  if (h->whole) {
    const i128 x = span_whole(dx), y = span_whole(dy);
    return x * x + y * y <= (i128)h->reach * h->reach;
  }
  const double x = span_value(h, dx), y = span_value(h, dy), reach = hulls_reach(h);
  const double legs = x * x + y * y, square = reach * reach;
  const int sign = quick_sign(legs, square, legs + square);
  const struct long_sum sums[] = {span_sum(dx), span_sum(dy), {2, {h->radius[0], h->radius[1]}}};
  return (sign == SIGN_UNSURE ? long_reach_sign(sums) : sign) <= 0;
}

/* The square of the cross product against that of the reach times that of the line's length. */
static inline int long_line_sign(const struct house_span cross[4], const double radius[2]) {
  const struct long_sum sums[] = {span_sum(cross[0]),
                                  span_sum(cross[1]),
                                  span_sum(cross[2]),
                                  span_sum(cross[3]),
                                  {2, {radius[0], radius[1]}}};
  const struct long_sum legs[] = {sums[0], sums[0], sums[2], sums[2]};
  const int unit = long_unit(sums, 5);
  struct long_number part, power, square;
  long_products(sums, -1, unit, &part);
  long_multiply(&part, &part, &power);
  long_product(&sums[4], &sums[4], unit, &square);
  long_products(legs, 1, unit, &part);
  struct long_number reach;
  long_multiply(&square, &part, &reach);
  long_add(&power, -1, &reach);
  return power.sign;
}

/* The sign of how far p is from the line through a and b, which are two points, less the size of the reach.
 * Here the root of the length squared comes in: above 2^-960 it errs by 5u, and with the reach by 8u. */
static inline int line_sign(const struct hulls *h,
                            const struct hull_point *a,
                            const struct hull_point *b,
                            const struct hull_point *p) {
  const struct house_span cross[] = HULL_CROSS(a, b, p);
  if (h->small) {
    const i128 way_x = span_whole(cross[0]), way_y = span_whole(cross[2]);
    const i128 product = way_x * span_whole(cross[1]) - way_y * span_whole(cross[3]);
    const i128 left = product * product, right = (i128)h->reach * h->reach * (way_x * way_x + way_y * way_y);
    return (left > right) - (left < right);
  }
  const double x = span_value(h, cross[0]), y = span_value(h, cross[2]), length = x * x + y * y;
  const double left = x * span_value(h, cross[1]), right = y * span_value(h, cross[3]);
  const double reach = fabs(hulls_reach(h)) * sqrt(length);
  const int sign = length >= 0x1p-960
                       ? quick_sign(fabs(left - right), reach, fabs(left) + fabs(right) + reach)
                       : SIGN_UNSURE;
  return sign == SIGN_UNSURE ? long_line_sign(cross, h->radius) : sign;
}

static inline bool line_in_reach(const struct hulls *h,
                                 const struct hull_point *a,
                                 const struct hull_point *b,
                                 const struct hull_point *p) {
  return line_sign(h, a, b, p) <= 0;
}

/* ---- hulls ---- */

/* One hull seen from the other: on which side of its sides the corners of the other are. */
struct hull_view {
  const struct hull_point *corner, *other;
  unsigned corners, others, sides;
  int turn[HULL_SIDES][HULL_SIDES];
};

static inline struct hull_view hull_view(const struct hull_point *corner,
                                         unsigned corners,
                                         const struct hull_point *other,
                                         unsigned others) {
  return (struct hull_view){corner, other, corners, others, corners < 3 ? corners - 1 : corners, {{0}}};
}

static inline bool hulls_are_round(const struct hulls *h) { return (h->radius[0] > 0) | (h->radius[1] > 0); }

/* Fills in the turn. */
static inline bool corner_in_reach(const struct hulls *h, struct hull_view *view, unsigned side, unsigned k) {
  const struct hull_point *const a = &view->corner[side],
                                 *const b = &view->corner[(side + 1) % view->corners],
                                 *const p = &view->other[k];
  const int way = view->turn[side][k] = turn(h, a, b, p);
  if (!hulls_are_round(h))
    return way == 0 && ahead(h, p, a, b) <= 0;
  return ahead(h, a, b, p) > 0 && ahead(h, b, a, p) > 0 && (way == 0 || line_in_reach(h, a, b, p));
}

static inline bool side_in_reach(const struct hulls *h, struct hull_view *view) {
  for (unsigned side = 0; side < view->sides; side++)
    for (unsigned k = 0; k < view->others; k++)
      if (corner_in_reach(h, view, side, k))
        return true;
  return false;
}

static inline bool sides_cross(const struct hull_view *a, const struct hull_view *b) {
  for (unsigned i = 0; i < a->sides; i++)
    for (unsigned j = 0; j < b->sides; j++)
      if (a->turn[i][j] * a->turn[i][(j + 1) % b->corners] < 0 &&
          b->turn[j][i] * b->turn[j][(i + 1) % a->corners] < 0)
        return true;
  return false;
}

/* Whether the other's first corner is within: a ray from it to the right crosses an odd number of sides. A
 * side counts when one end is above it and the other is not, so that a corner level with it is counted once.
 * A corner on a side is within when a move to the right, and far less upward, leads inside. */
static inline bool holds_corner(const struct hulls *h, const struct hull_view *view) {
  bool within = false;
  for (unsigned side = 0; side < view->sides && view->corners > 2; side++) {
    const bool rises = is_above(h, view->other, &view->corner[(side + 1) % view->corners]);
    if (rises != is_above(h, view->other, &view->corner[side]))
      within ^= view->turn[side][0] == (rises ? 1 : -1);
  }
  return within;
}

/* Some number is infinite, or none: they meet nothing. */
static inline bool hulls_are_odd(const struct hulls *h) { return h->high > 2046 + 53; }

static inline bool hulls_meet(const struct hulls *h) {
  const unsigned firsts = h->first, seconds = h->points - h->first;
  const struct hull_point *const first = h->point, *const second = &h->point[firsts];
  if (hulls_are_odd(h))
    return false;
  for (unsigned k = 0; k < firsts * seconds && hulls_are_round(h); k++)
    if (point_in_reach(h, &first[k / seconds], &second[k % seconds]))
      return true;
  struct hull_view a = hull_view(first, firsts, second, seconds),
                   b = hull_view(second, seconds, first, firsts);
  return side_in_reach(h, &a) || side_in_reach(h, &b) || sides_cross(&a, &b) || holds_corner(h, &a) ||
         holds_corner(h, &b);
}

/* ---- from shapes to hulls: numbers of 32 bits are doubles ---- */

/* The bits of a number lie between two powers of two; an infinite one's, or those of none, go beyond. */
static inline void widen(struct hulls *h, double value) {
  const uint64_t fraction = double_fraction(value);
  const int exponent = double_exponent(value), low = exponent + __builtin_ctzll(fraction | (uint64_t)1 << 63),
            high = exponent == 2047 ? 9999 : exponent + 53;
  h->low = fraction == 0 || low > h->low ? h->low : low;
  h->high = fraction == 0 || high < h->high ? h->high : high;
}

static inline void put_point(struct hulls *to, double x, double y) {
  widen(to, x);
  widen(to, y);
  to->point[to->points++] = (struct hull_point){.at = {x, y}};
}
/* The box within `in` of one. */
static inline void put_box(struct hulls *to, double x, double y, double w, double h, double in) {
  widen(to, w);
  widen(to, h);
  widen(to, in);
  for (int k = 0; k < 4; k++) {
    const bool right = k == 1 || k == 2, bottom = k > 1;
    put_point(to, x, y);
    struct hull_point *const corner = &to->point[to->points - 1];
    *corner = (struct hull_point){
        {x, y}, {right ? w : 0, bottom ? h : 0}, {right ? -in : in, bottom ? -in : in}, {0, 0}};
  }
}
static inline void put_radius(struct hulls *to, double r) {
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

static inline void measure(struct hulls *h) {
  h->scale = moderate_scale(h);
  h->whole = h->high - h->low <= HULL_WHOLE_BITS;
  h->small = h->high - h->low <= HULL_SMALL_BITS;
  const int exponent = h->high == 0 || !h->whole ? 0 : 1075 - h->low;
  const double half = power_of_two(exponent / 2), other = power_of_two(exponent - exponent / 2);
  for (unsigned k = 0; k < h->points && h->whole; k++)
    for (int axis = 0; axis < 2; axis++)
      h->point[k].whole[axis] = (int64_t)(h->point[k].at[axis] * half * other) +
                                (int64_t)(h->point[k].more[axis] * half * other) +
                                (int64_t)(h->point[k].in[axis] * half * other);
  h->reach = h->whole ? (int64_t)(h->radius[0] * half * other) + (int64_t)(h->radius[1] * half * other) : 0;
}

/* take_NAME(to, shape): the points and the radius of a shape. */
#define HULL_SHAPES(TYPE)                                                                                    \
  static inline void take_point_##TYPE(struct hulls *to, struct point_##TYPE s) { put_point(to, s.x, s.y); } \
  static inline void take_disc_##TYPE(struct hulls *to, struct disc_##TYPE s) {                              \
    put_point(to, s.cx, s.cy);                                                                               \
    put_radius(to, s.r);                                                                                     \
  }                                                                                                          \
  static inline void take_segment_##TYPE(struct hulls *to, struct segment_##TYPE s) {                        \
    put_point(to, s.x1, s.y1);                                                                               \
    put_point(to, s.x2, s.y2);                                                                               \
  }                                                                                                          \
  static inline void take_capsule_##TYPE(struct hulls *to, struct capsule_##TYPE s) {                        \
    put_point(to, s.x1, s.y1);                                                                               \
    put_point(to, s.x2, s.y2);                                                                               \
    put_radius(to, s.r);                                                                                     \
  }                                                                                                          \
  static inline void take_xywh_##TYPE(struct hulls *to, struct xywh_##TYPE s) {                              \
    put_box(to, s.x, s.y, s.w, s.h, 0);                                                                      \
  }                                                                                                          \
  static inline void take_rounded_##TYPE(struct hulls *to, struct rounded_##TYPE s) {                        \
    put_box(to, s.x, s.y, s.w, s.h, s.r);                                                                    \
    put_radius(to, s.r);                                                                                     \
  }                                                                                                          \
  static inline void take_triangle_##TYPE(struct hulls *to, struct triangle_##TYPE s) {                      \
    put_point(to, s.x1, s.y1);                                                                               \
    put_point(to, s.x2, s.y2);                                                                               \
    put_point(to, s.x3, s.y3);                                                                               \
  }                                                                                                          \
  static inline void take_quad_##TYPE(struct hulls *to, struct quad_##TYPE s) {                              \
    put_point(to, s.x1, s.y1);                                                                               \
    put_point(to, s.x2, s.y2);                                                                               \
    put_point(to, s.x3, s.y3);                                                                               \
    put_point(to, s.x4, s.y4);                                                                               \
  }
HULL_SHAPES(i32)
HULL_SHAPES(f64)

/* GRAZE_TEST_HULLS(id, shape, shape, type, .field = value, ...) */
#define GRAZE_TEST_HULLS(ID, A, B, TYPE, ...)                                                                \
  static enum answer ID(struct A##_##TYPE a, struct B##_##TYPE b) {                                          \
    struct hulls hulls = {.low = 4096};                                                                      \
    take_##A##_##TYPE(&hulls, a);                                                                            \
    hulls.first = hulls.points;                                                                              \
    take_##B##_##TYPE(&hulls, b);                                                                            \
    measure(&hulls);                                                                                         \
    return hit_if(hulls_meet(&hulls));                                                                       \
  }                                                                                                          \
  GRAZE_TEST(ID, A##_##TYPE, B##_##TYPE, __VA_ARGS__)

#endif
