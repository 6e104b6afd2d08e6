/* Doubles with a bound on their error, u = 2^-53 being the half unit of rounding.
 *
 * They tell of moderate numbers, below 2^134, and differences of them. So what underflow loses stays below
 * NEAR_SLACK in a polynomial of degree two, where each of a few operations loses at most 2^-1074 times 2^134,
 * and below NEAR_SLACK_4 in one of degree four, where the rest is at most 2^402.
 *
 * Where coordinates are exact, no error is multiplied, and a few times 2^-1074 is all: NEAR_SLACK_EXACT. What
 * overflows there makes a bound that is infinite or not a number.
 *
 * Bounds are themselves computed with rounding, a few operations of relative u each; a hundredth more
 * (NEAR_ROUNDED) is far above that. A bound that is
 * not a number decides nothing.
 */
#ifndef GRAZE_NEAR_H
#define GRAZE_NEAR_H

#include "bounds.h"
#include "terms.h"

#define NEAR_UNIT 0x1p-53
#define NEAR_SHARE BOUNDED(NEAR_SHARE, 4.5 * NEAR_UNIT)
#define NEAR_SLACK BOUNDED(NEAR_SLACK, 0x1p-900)
#define NEAR_SLACK_EXACT BOUNDED(NEAR_SLACK_EXACT, 0x1p-1070)
#define NEAR_SLACK_4 BOUNDED(NEAR_SLACK_4, 0x1p-600)
#define NEAR_ROUNDED 1.01

enum { NEAR_UNDECIDED = 2 };

/* A number within `error` of `value`. */
struct near {
  double value, error;
};

/* A difference of points; the errors leave out the rounding of the subtraction, a relative u. */
struct near_vector {
  struct near x, y;
};

/* The sizes of numbers that are not 0. */
struct near_range {
  double least, greatest;
};

static inline double near_size(double value) { return __builtin_fabs(value); }
static inline double near_larger(double a, double b) { return a > b ? a : b; }

static inline int near_sign(struct near number) {
  if (near_size(number.value) > number.error)
    return number.value > 0 ? 1 : -1;
  return number.error == 0 ? 0 : NEAR_UNDECIDED;
}

static inline bool near_is_zero(struct near number) { return number.value == 0 && number.error == 0; }

static inline void near_range_add(struct near_range *range, double size) {
  const double some = size == 0 ? __builtin_inf() : size;
  range->greatest = size > range->greatest ? size : range->greatest;
  range->least = some < range->least ? some : range->least;
}

/* A sum of terms: within `error` of high + low. */
struct near_sum {
  double high, low, error;
};

/* Adds terms times `scale`. What is missing of two is exact; then it is rounded too. */
static inline struct near_sum
near_sum(struct near_sum sum, const struct terms *terms, double scale, struct near_range *range) {
  for (unsigned k = 0; k < terms->count; k++) {
    const double term = terms->term[k] * scale;
    const struct added both = added(sum.high, term);
    near_range_add(range, near_size(term));
    sum.high = both.high;
    const bool exact = sum.low == 0 || both.low == 0;
    sum.low += both.low;
    sum.error += exact ? 0 : BOUNDED(NEAR_SUM, NEAR_UNIT * NEAR_ROUNDED * near_size(sum.low));
  }
  return sum;
}

/* Of the high parts a difference and what is missing, and the low parts; a relative u of it all is left out.
 * The missing part is at most u of the high one, so it rounds only when added to another. */
static inline struct near near_between(struct near_sum from, struct near_sum to) {
  const struct added high = added(to.high, -from.high);
  const double low = to.low - from.low, error = to.error + from.error;
  if (high.high == 0 || low == 0)
    return (struct near){high.high + low, error};
  const double rounded = near_size(high.low) + near_size(to.low) + near_size(from.low);
  return (struct near){high.high + (high.low + low),
                       error + BOUNDED(NEAR_BETWEEN, 2 * NEAR_UNIT * NEAR_ROUNDED * rounded)};
}

/* The power of two that brings a size near 1, as far as 2^1000 does. */
static inline double to_one(double size) {
  const int exponent = 1023 - biased_exponent(size);
  return power_of_two(exponent < -1000 ? -1000 : exponent > 1000 ? 1000 : exponent);
}

/* Of a number whose error leaves out a relative u. */
static inline struct near near_rounded(struct near a) {
  return (struct near){a.value,
                       (a.error + BOUNDED(NEAR_ROUNDED, NEAR_UNIT * near_size(a.value))) * NEAR_ROUNDED};
}

static inline struct near near_difference(struct near a, struct near b) {
  return near_rounded((struct near){a.value - b.value, a.error + b.error});
}

/* But for the rounding of the product. */
static inline struct near near_given(struct near a, struct near b) {
  const double given = near_size(a.value) * b.error + near_size(b.value) * a.error + a.error * b.error;
  return (struct near){a.value * b.value, BOUNDED(NEAR_GIVEN, given)};
}

/* For numbers whose errors are whole. */
static inline struct near near_product(struct near a, struct near b) {
  struct near product = near_rounded(near_given(a, b));
  product.error += NEAR_SLACK_4;
  return product;
}

/* a b + sign c d for four differences. With A = a (1 + d1) + e1 and B likewise, |d| <= u, |e| at most the
 * error, A B differs from the computed product p by at most |p| (3 u + ...) + (1 + u) (|a| eB + |b| eA) + eA
 * eB; the last addition has another u (|p| + |q|). The share of 4.5 u covers 4 u and the squares of u. */
static inline struct near
near_products(struct near a, struct near b, struct near c, struct near d, double sign) {
  const struct near p = near_given(a, b), q = near_given(c, d);
  if ((near_is_zero(a) || near_is_zero(b)) && (near_is_zero(c) || near_is_zero(d)))
    return (struct near){0, 0};
  return (struct near){p.value + sign * q.value,
                       NEAR_SHARE * (near_size(p.value) + near_size(q.value)) +
                           (p.error + q.error) * NEAR_ROUNDED + NEAR_SLACK};
}

static inline struct near near_cross(struct near_vector u, struct near_vector v) {
  return near_products(u.x, v.y, u.y, v.x, -1);
}

static inline struct near near_dot(struct near_vector u, struct near_vector v) {
  return near_products(u.x, v.x, u.y, v.y, 1);
}

/* x times the radius along y, and y times that along x. For numbers whose errors leave out a relative u. */
static inline struct near near_stretched_one(struct near number, struct near by) {
  return near_is_zero(number) ? number : near_product(near_rounded(number), near_rounded(by));
}

static inline struct near_vector near_stretched(struct near_vector v, struct near_vector radii) {
  return (struct near_vector){near_stretched_one(v.x, radii.y), near_stretched_one(v.y, radii.x)};
}

#endif
