/* What the tests of hulls ask of their points, exactly: which way a turn goes, what lies ahead, who is in
 * reach.
 *
 * All are signs of differences of coordinates multiplied, two or four of them. Where the numbers at hand are
 * whole multiples below 2^59 of one unit, as all of 32 bits are, products of two fit 128 bits and those of
 * four 256; where they are below 2^14, as in most lattices, products of two fit 32. Elsewhere a step in
 * doubles with a bound on its error is first, and whole numbers as long as it takes (wide_sign.h) decide what
 * that leaves.
 *
 * The bound: with u = 2^-53 a difference errs by 2u of itself (see span_times), a product of two by 6u and
 * 2^-1075 for underflow, the sum of two by 8u of their sizes. 2^-49 is 16u, and 2^-1060 stands for what
 * underflows. Overflow and NaN leave the question open, because no comparison with them holds. So that few
 * products overflow, the step in doubles takes numbers times a power of two where they are large or small.
 * Where they are both, each difference has an exponent of its own (see far_value).
 */
#ifndef GRAZE_HULL_SIGNS_H
#define GRAZE_HULL_SIGNS_H

#include "parts.h"

#include <math.h>

enum { HOUSE_POINTS = 8, HULL_WHOLE_BITS = 59, HULL_SMALL_BITS = 14 };

struct hull_point {
  double at[2], more[2]; /* their exact sum is meant: a box ends at x + w */
  int64_t whole[2];      /* the same in units */
};

/* Two hulls, the points of the first before those of the second. They meet when they are in reach. */
struct hulls {
  int low, high; /* of the powers of two in the doubles, as double_exponent() counts */
  bool whole;    /* the whole numbers are filled in, not the doubles alone */
  double scale;  /* what the step in doubles takes numbers times: a power of two */
  unsigned first, points;
  struct hull_point point[HOUSE_POINTS];
  double radius[2];
  int64_t reach; /* their sum, in units */
};

/* The way from one point to another along an axis. */
struct house_span {
  const struct hull_point *from, *to;
  unsigned axis;
};

static inline int64_t span_whole(struct house_span s) { return s.to->whole[s.axis] - s.from->whole[s.axis]; }

/* The `more` of a flat ellipse's ends is their own: then all is left to whole numbers. */
static inline bool span_is_long(struct house_span s) {
  const double from = s.from->more[s.axis], to = s.to->more[s.axis];
  return from != 0 && to != 0 && (from < to || from > to);
}

/* Scaled down, a number above 2^-1000 loses nothing that a bound would notice, nor does a difference. Below
 * that the question is left open. */
static inline double scaled_number(const struct hulls *h, double number) {
  const double scaled = number * h->scale;
  return number == 0 || h->scale >= 1 || fabs(scaled) >= 0x1p-1000 ? scaled : NAN;
}

/* One of the `more` is 0, or both belong to one box and are the same: their difference is exact.
 *
 * Let s = to - from rounded, and t = s + more rounded. If t is less than half of s, it is exact (Sterbenz),
 * and the whole rounds once. If not, both errors are below 3u of t, and their sum loses but u of that. Either
 * way the result errs by less than 2u of itself, and has the right sign. */
static inline double span_times(struct house_span s, double scale) {
  if (span_is_long(s))
    return NAN;
  const double from = s.from->at[s.axis], to = s.to->at[s.axis],
               more = s.to->more[s.axis] - s.from->more[s.axis];
  const struct part_pair way = add_parts(to * scale, -from * scale);
  const struct part_pair all = add_parts(way.high, more * scale);
  const double value = all.high + (all.low + way.low);
  const bool exact = scale >= 1 || (from == to && more == 0);
  return exact || fabs(value) >= 0x1p-1000 ? value : NAN;
}
static inline double span_value(const struct hulls *h, struct house_span s) {
  return span_times(s, h->scale);
}

/* Large numbers are taken times 2^-4, lest their sum overflows. */
static inline int span_down(const struct hulls *h, struct house_span s) {
  const struct hull_point *const from = s.from, *const to = s.to;
  const unsigned axis = s.axis;
  const bool large = (fabs(from->at[axis]) >= 0x1p1000) | (fabs(to->at[axis]) >= 0x1p1000) |
                     (fabs(from->more[axis]) >= 0x1p1000) | (fabs(to->more[axis]) >= 0x1p1000);
  return h->scale != 1 && large ? 4 : 0;
}
static inline double span_alone(const struct hulls *h, struct house_span s) {
  return span_times(s, span_down(h, s) > 0 ? 0x1p-4 : 1);
}

/* With an exponent of its own, 1/2 <= |value| < 1: no product over- or underflows. */
struct far_value {
  double value;
  int exponent;
};
static inline struct far_value far_value(const struct hulls *h, struct house_span s) {
  struct far_value far = {0, 0};
  far.value = frexp(span_alone(h, s), &far.exponent);
  far.exponent += span_down(h, s);
  return far;
}

/* Whether products of moderate numbers could not be told from those that underflow. */
static inline bool hulls_are_far(const struct hulls *h) { return h->scale != 1 || h->low < 1075 - 500; }

static inline struct long_sum span_sum(struct house_span s) {
  const double from = s.from->more[s.axis], to = s.to->more[s.axis];
  if (span_is_long(s))
    return (struct long_sum){4, {s.to->at[s.axis], -s.from->at[s.axis], to, -from}};
  return (struct long_sum){3, {s.to->at[s.axis], -s.from->at[s.axis], to - from}};
}

static inline int sign_of(double value) { return (value > 0) - (value < 0); }
static inline int sign_between(int a, int b) { return (a > b) - (a < b); }

/* left - right, where `size` is all that went into them. */
static inline int quick_sign(double left, double right, double size) {
  const double difference = left - right, bound = size * 0x1p-49 + 0x1p-1060;
  return difference > bound ? 1 : difference < -bound ? -1 : SIGN_UNSURE;
}

/* Products of two: of the first two spans, and of the others. */
struct long_products {
  int sign[2];
  struct long_number of[2];
};
static inline void long_products(const struct long_sum *sums, int unit, struct long_products *products) {
  struct long_number one, other;
  for (int k = 0; k < 2; k++, sums += 2) {
    products->sign[k] = long_total(&sums[0], unit, &one) * long_total(&sums[1], unit, &other);
    long_multiply(&one, &other, &products->of[k]);
  }
}

static inline int long_products_sign(const struct house_span s[4]) {
  const struct long_sum sums[] = {span_sum(s[0]), span_sum(s[1]), span_sum(s[2]), span_sum(s[3])};
  struct long_products products;
  long_products(sums, long_unit(sums, 4), &products);
  const int left = products.sign[0], right = products.sign[1];
  return left == right ? left * long_compare(&products.of[0], &products.of[1]) : sign_between(left, right);
}

HOUSE_INLINE int near_products_sign(const struct house_span s[4], const double scale) {
  double value[4];
  for (int k = 0; k < 4; k++)
    value[k] = span_times(s[k], scale);
  const double left = value[0] * value[1], right = value[2] * value[3], size = fabs(left) + fabs(right);
  const int left_sign = sign_of(value[0]) * sign_of(value[1]),
            right_sign = sign_of(value[2]) * sign_of(value[3]);
  if (size < INFINITY && (left_sign != right_sign || left_sign == 0))
    return sign_between(left_sign, right_sign);
  return quick_sign(left, right, size);
}

/* Of two products the one with an exponent above the other's by three or more is the greater. */
static __attribute__((noinline)) int far_products_sign(const struct hulls *h, const struct house_span s[4]) {
  struct far_value value[4];
  for (int k = 0; k < 4; k++)
    value[k] = far_value(h, s[k]);
  const double left = value[0].value * value[1].value, right = value[2].value * value[3].value;
  const int above = value[0].exponent + value[1].exponent - value[2].exponent - value[3].exponent;
  if (!(fabs(left) + fabs(right) < INFINITY))
    return SIGN_UNSURE;
  if (sign_of(left) != sign_of(right) || left == 0)
    return sign_between(sign_of(left), sign_of(right));
  if (above > 2 || above < -2)
    return above > 0 ? sign_of(left) : -sign_of(right);
  const double raised = ldexp(left, above);
  return quick_sign(raised, right, fabs(raised) + fabs(right));
}

static __attribute__((noinline)) int double_products_sign(const struct hulls *h,
                                                          const struct house_span s[4]) {
  int sign = h->scale == 1 ? near_products_sign(s, 1) : near_products_sign(s, h->scale);
  if (sign == SIGN_UNSURE && hulls_are_far(h))
    sign = far_products_sign(h, s);
  return sign == SIGN_UNSURE ? long_products_sign(s) : sign;
}

/* What a sign is found with. */
enum hull_numbers {
  HULLS_SMALL, /* 32 bits, where hulls_are_small() */
  HULLS_ANY
};

/* Coordinates are below 2^14 in size: differences are below 2^15, products of two below 2^30, and the
 * difference of two such products is below 2^31. */
HOUSE_INLINE bool hulls_are_small(const struct hulls *h) {
  int64_t sizes = 0;
  for (unsigned k = 0; k < h->points; k++)
    for (int axis = 0; axis < 2; axis++)
      sizes |= h->point[k].whole[axis] < 0 ? ~h->point[k].whole[axis] : h->point[k].whole[axis];
  return sizes >> HULL_SMALL_BITS == 0;
}

HOUSE_INLINE int32_t span_small(struct house_span s) {
  return (int32_t)s.to->whole[s.axis] - (int32_t)s.from->whole[s.axis];
}

/* A number of the sign of s0 s1 - s2 s3. */
HOUSE_INLINE int
products_sign(const struct hulls *h, enum hull_numbers numbers, const struct house_span s[4]) {
  if (numbers == HULLS_SMALL)
    return span_small(s[0]) * span_small(s[1]) - span_small(s[2]) * span_small(s[3]);
  if (!h->whole)
    return double_products_sign(h, s);
  const i128 left = (i128)span_whole(s[0]) * span_whole(s[1]),
             right = (i128)span_whole(s[2]) * span_whole(s[3]);
  return (left > right) - (left < right);
}

/* The spans of (b - a) x (p - a). */
#define HULL_CROSS(a, b, p)                                                                                  \
  {                                                                                                          \
    {a, b, 0}, {a, p, 1}, {a, b, 1}, { a, p, 0 }                                                             \
  }

/* Whether p lies to the one side of the line from a to b, to the other, or on it. */
HOUSE_INLINE int turn(const struct hulls *h,
                      enum hull_numbers numbers,
                      const struct hull_point *a,
                      const struct hull_point *b,
                      const struct hull_point *p) {
  const struct house_span cross[] = HULL_CROSS(a, b, p);
  return products_sign(h, numbers, cross);
}

/* The sign of (b - a) . (p - a): whether p lies ahead of one who stands at a and looks to b. */
HOUSE_INLINE int ahead(const struct hulls *h,
                       enum hull_numbers numbers,
                       const struct hull_point *a,
                       const struct hull_point *b,
                       const struct hull_point *p) {
  const struct house_span dot[] = {{a, b, 0}, {a, p, 0}, {b, a, 1}, {a, p, 1}};
  return products_sign(h, numbers, dot);
}

static inline double hulls_reach(const struct hulls *h) {
  return scaled_number(h, h->radius[0]) + scaled_number(h, h->radius[1]);
}

/* Whether the points a and p are in reach. Without radii they are when they are one. */
static inline bool
point_in_reach(const struct hulls *h, const struct hull_point *a, const struct hull_point *p) {
  const struct house_span dx = {a, p, 0}, dy = {a, p, 1};
  if (h->whole) {
    const i128 x = span_whole(dx), y = span_whole(dy);
    return x * x + y * y <= (i128)h->reach * h->reach;
  }
  if (h->radius[0] == 0 && h->radius[1] == 0) {
    const double x = span_alone(h, dx), y = span_alone(h, dy);
    if (fabs(x) > 0 || fabs(y) > 0)
      return false;
    if (x == 0 && y == 0)
      return true;
  }
  const double x = span_value(h, dx), y = span_value(h, dy), reach = hulls_reach(h);
  const double legs = x * x + y * y, square = reach * reach;
  int sign = quick_sign(legs, square, legs + square);
  if (sign == SIGN_UNSURE) {
    const struct long_sum sums[] = {span_sum(dx), span_sum(dy), {2, {h->radius[0], h->radius[1]}}};
    sign = long_reach_sign(sums);
  }
  return sign <= 0;
}

/* 256 bits. */
struct two_words {
  u128 high, low;
};
static inline struct two_words multiply_words(u128 a, u128 b) {
  const u128 a0 = (uint64_t)a, a1 = a >> 64, b0 = (uint64_t)b, b1 = b >> 64;
  const u128 low = a0 * b0, one = a1 * b0, other = a0 * b1;
  const u128 middle = (low >> 64) + (uint64_t)one + (uint64_t)other;
  return (struct two_words){a1 * b1 + (one >> 64) + (other >> 64) + (middle >> 64),
                            middle << 64 | (uint64_t)low};
}

/* The square of the cross product against that of the reach times that of the line's length. */
static inline int whole_line_sign(const struct house_span cross[4], int64_t reach) {
  const i128 product =
      (i128)span_whole(cross[0]) * span_whole(cross[1]) - (i128)span_whole(cross[2]) * span_whole(cross[3]);
  const i128 x = span_whole(cross[0]), y = span_whole(cross[2]);
  const u128 size = (u128)(product < 0 ? -product : product);
  const struct two_words left = multiply_words(size, size),
                         right = multiply_words((u128)((i128)reach * reach), (u128)(x * x + y * y));
  const u128 l = left.high == right.high ? left.low : left.high,
             r = left.high == right.high ? right.low : right.high;
  return (l > r) - (l < r);
}

static inline int long_line_sign(const struct house_span cross[4], const double radius[2]) {
  const struct long_sum sums[] = {span_sum(cross[0]),
                                  span_sum(cross[1]),
                                  span_sum(cross[2]),
                                  span_sum(cross[3]),
                                  {2, {radius[0], radius[1]}}};
  const int unit = long_unit(sums, 5);
  struct long_products products;
  long_products(sums, unit, &products);
  struct long_number *const longer = &products.of[long_compare(&products.of[1], &products.of[0]) > 0];
  struct long_number *const other = longer == products.of ? longer + 1 : products.of;
  if (products.sign[0] == products.sign[1])
    long_subtract(longer, other);
  else
    long_add(longer, other);
  struct long_number left, right, part, square;
  long_multiply(longer, longer, &left);
  long_total(&sums[0], unit, &part);
  long_multiply(&part, &part, other);
  long_total(&sums[2], unit, &part);
  long_multiply(&part, &part, &square);
  long_add(other, &square);
  long_total(&sums[4], unit, &part);
  long_multiply(&part, &part, &square);
  long_multiply(&square, other, &right);
  return long_compare(&left, &right);
}

/* Whether p is in reach of the line through a and b, which are two points. Here the root of the length
 * squared comes in: above 2^-960 it errs by 5u, and with the reach by 8u. */
static inline bool line_in_reach(const struct hulls *h,
                                 const struct hull_point *a,
                                 const struct hull_point *b,
                                 const struct hull_point *p) {
  const struct house_span cross[] = HULL_CROSS(a, b, p);
  if (h->whole)
    return whole_line_sign(cross, h->reach) <= 0;
  const double x = span_value(h, cross[0]), y = span_value(h, cross[2]), length = x * x + y * y;
  const double left = x * span_value(h, cross[1]), right = y * span_value(h, cross[3]);
  const double reach = hulls_reach(h) * sqrt(length);
  const int sign = length >= 0x1p-960
                       ? quick_sign(fabs(left - right), reach, fabs(left) + fabs(right) + reach)
                       : SIGN_UNSURE;
  return (sign == SIGN_UNSURE ? long_line_sign(cross, h->radius) : sign) <= 0;
}

#endif
