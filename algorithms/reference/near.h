/* Doubles with a bound on their error, u = 2^-53 being the half unit of rounding.
 *
 * Numbers are kept below 2^134 and, where some are tiny, scaled to about 1 before they are multiplied. So
 * what underflow loses stays below NEAR_SLACK in a polynomial of degree two, where each of a few operations
 * loses at most 2^-1074 times 2^134, and below NEAR_SLACK_4 in one of degree four, where the rest is at most
 * 2^402.
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

#include "exact.h"

#define NEAR_UNIT 0x1p-53
#define NEAR_SHARE (4.5 * NEAR_UNIT)
#define NEAR_SLACK 0x1p-900
#define NEAR_SLACK_EXACT 0x1p-1070
#define NEAR_SLACK_4 0x1p-600
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

static inline int near_sign(struct near number) {
  if (near_size(number.value) > number.error)
    return number.value > 0 ? 1 : -1;
  return number.error == 0 ? 0 : NEAR_UNDECIDED;
}

static inline bool near_is_zero(struct near number) { return number.value == 0 && number.error == 0; }

static inline void near_range_add(struct near_range *range, double size) {
  range->greatest = size > range->greatest ? size : range->greatest;
  range->least = size < range->least && size != 0 ? size : range->least;
}

/* Adds terms, by two-sum: its errors are exact, so the sum is off by at most the sum of their sizes. */
static inline struct near
near_sum(struct near sum, const struct terms *terms, double scale, struct near_range *range) {
  if (terms->count == 1 && near_is_zero(sum)) {
    sum.value = terms->term[0] * scale;
    near_range_add(range, near_size(sum.value));
    return sum;
  }
  for (unsigned k = 0; k < terms->count; k++) {
    const double a = sum.value, b = terms->term[k] * scale, both = a + b, back = both - a;
    sum.error += near_size((a - (both - back)) + (b - back)) * NEAR_ROUNDED;
    sum.value = both;
    near_range_add(range, near_size(b));
  }
  return sum;
}

static inline struct near near_difference(struct near a, struct near b) {
  const double d = a.value - b.value;
  return (struct near){d, (a.error + b.error + NEAR_UNIT * near_size(d)) * NEAR_ROUNDED};
}

/* For numbers whose errors are whole. */
static inline struct near near_product(struct near a, struct near b) {
  const double p = a.value * b.value;
  const double given = near_size(a.value) * b.error + near_size(b.value) * a.error + a.error * b.error;
  return (struct near){p, (given + NEAR_UNIT * near_size(p)) * NEAR_ROUNDED + NEAR_SLACK_4};
}

/* a b + sign c d for four differences. With A = a (1 + d1) + e1 and B likewise, |d| <= u, |e| at most the
 * error, A B differs from the computed product p by at most |p| (3 u + ...) + (1 + u) (|a| eB + |b| eA) + eA
 * eB; the last addition has another u (|p| + |q|). The share of 4.5 u covers 4 u and the squares of u. */
static inline struct near
near_products(struct near a, struct near b, struct near c, struct near d, double sign) {
  if ((near_is_zero(a) || near_is_zero(b)) && (near_is_zero(c) || near_is_zero(d)))
    return (struct near){0, 0};
  const double p = a.value * b.value, q = sign * c.value * d.value;
  const double given = near_size(a.value) * b.error + near_size(b.value) * a.error + a.error * b.error +
                       near_size(c.value) * d.error + near_size(d.value) * c.error + c.error * d.error;
  return (struct near){p + q, NEAR_SHARE * (near_size(p) + near_size(q)) + given * NEAR_ROUNDED + NEAR_SLACK};
}

static inline struct near near_cross(struct near_vector u, struct near_vector v) {
  return near_products(u.x, v.y, u.y, v.x, -1);
}

static inline struct near near_dot(struct near_vector u, struct near_vector v) {
  return near_products(u.x, v.x, u.y, v.y, 1);
}

/* x times the radius along y, and y times that along x. For numbers whose errors leave out a relative u. */
static inline struct near near_stretched_one(struct near number, struct near by) {
  const struct near zero = {0, 0};
  return near_is_zero(number) ? zero : near_product(near_difference(number, zero), near_difference(by, zero));
}

static inline struct near_vector near_stretched(struct near_vector v, struct near_vector radii) {
  return (struct near_vector){near_stretched_one(v.x, radii.y), near_stretched_one(v.y, radii.x)};
}

/* Scales a vector, and one beside it, by one power of two to about 1. What is not zero may lose 2^-1074. */
void near_scale(struct near_vector *vector, struct near_vector *beside);

#endif
