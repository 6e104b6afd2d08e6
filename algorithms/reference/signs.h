/* The sign of x^2 + y^2 - s^2 for a lane of a batch: the filter, and the error-free step behind it.
 *
 * Each answers 1, 0, -1, or UNSURE. Both are branch-free, so that loops over them vectorise.
 */
#ifndef GRAZE_SIGNS_H
#define GRAZE_SIGNS_H

#include "error_free.h"

#include <stdint.h>

enum { UNSURE = 2 };

static inline double magnitude(double a) { return __builtin_fabs(a); }
static inline double greater(double a, double b) { return a > b ? a : b; }

/* The filter. x, y, s >= 0 are computed in doubles, and m is at least the sum of the magnitudes of the
 * numbers they come from. An end of a box is rounded once (off by u m, with u = 2^-53), its difference with a
 * centre once more (u m); s is one number or one rounded sum. So each of x, y, s is off by at most t = 2 u m
 * = 2^-52 m, a factor 1 + u aside, and |x^2 - x~^2| <= t (2 x~ + t); the same for y and s: together 2 t (x~ +
 * y~ + s~) + 3 t^2. The squares, their sum and the difference round by at most 4 u (x~^2 + y~^2 + s~^2), and
 * as x~, y~, s~ <= m that is at most 2 t (x~ + y~ + s~). Together 4 t (x~ + y~ + s~) + 3 t^2, times 1 + 16u
 * for what was set aside and for the rounding of the bound itself: less than 5 t (x~ + y~ + s~ + t). For m >=
 * 2^-450 the bound is at least 5 t^2 > 2^-1004, beside which every underflow (below 2^-1074 each) is nothing;
 * for m <= 2^500 nothing overflows. Outside that range, and for NaN, it is UNSURE. */
static inline int filter_sign(double x, double y, double s, double m) {
  const double difference = (x * x + y * y) - s * s;
  const double t = m * 0x1p-52;
  const double bound = 5 * t * (x + y + s + t);
  const int certain = (magnitude(difference) > bound) & (m >= 0x1p-450) & (m <= 0x1p500);
  return certain ? (difference > 0 ? 1 : -1) : UNSURE;
}

/* A nonzero number whose square, and the error of it, would leave the range in which two_product is exact. */
static inline int too_small(double a) { return (a != 0) & (magnitude(a) < 0x1p-450); }

/* h^2 + 2hl + l^2 = (h + l)^2, as six doubles without error. */
static inline void square_parts(struct split a, double sign, double *parts) {
  const struct split hh = two_product(a.hi, a.hi), hl = two_product(2 * a.hi, a.lo),
                     ll = two_product(a.lo, a.lo);
  parts[0] = sign * ll.lo;
  parts[1] = sign * ll.hi;
  parts[2] = sign * hl.lo;
  parts[3] = sign * hl.hi;
  parts[4] = sign * hh.lo;
  parts[5] = sign * hh.hi;
}

/* Exact while every part is 0 or at least 2^-450 in magnitude and at most 2^480: then each product and its
 * error is a double, and the terms add up to the very number whose sign is asked. Sweeps of two-sums then
 * move the sum, without changing it, into the last term. What is left in the others is bounded by the sum of
 * their magnitudes; when the last term exceeds twice that (twice, for the rounding of the bound) its sign is
 * the sign of the whole; when all the others are zero the last term is the whole, and 0 means touching.
 * `terms` says whether s has a low part. */
enum { TERMS_PLAIN_S = 14, TERMS_SPLIT_S = 18 };

static inline int error_free_sign(struct split x, struct split y, struct split s, const int terms) {
  enum { SWEEPS = 3 };
  const double extreme = greater(greater(magnitude(x.hi), magnitude(y.hi)), magnitude(s.hi));
  const int in_range = !(too_small(x.hi) | too_small(x.lo) | too_small(y.hi) | too_small(y.lo) |
                         too_small(s.hi) | too_small(s.lo)) &
                       (extreme <= 0x1p480) & (x.hi == x.hi) & (y.hi == y.hi) & (s.hi == s.hi);
  double term[TERMS_SPLIT_S];
  square_parts(x, 1, term);
  square_parts(y, 1, term + 6);
  if (terms == TERMS_SPLIT_S)
    square_parts(s, -1, term + 12);
  else {
    const struct split ss = two_product(s.hi, s.hi);
    term[12] = -ss.lo;
    term[13] = -ss.hi;
  }
#pragma GCC unroll 3
  for (int sweep = 0; sweep < SWEEPS; sweep++)
#pragma GCC unroll 18
    for (int k = 1; k < terms; k++) {
      const struct split sum = two_sum(term[k], term[k - 1]);
      term[k] = sum.hi;
      term[k - 1] = sum.lo;
    }
  double rest = 0;
#pragma GCC unroll 18
  for (int k = 0; k < terms - 1; k++)
    rest += magnitude(term[k]);
  const double whole = term[terms - 1];
  const int certain = in_range & ((magnitude(whole) > 2 * rest) | (rest == 0));
  return certain ? (whole > 0) - (whole < 0) : UNSURE;
}

#endif
