/* What Python's operators do to floats, in C. */
#ifndef GRAZE_PYTHON_H
#define GRAZE_PYTHON_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

/* Whether a number is so short that its square is a double as well. */
static inline bool has_exact_square(double number) {
  const union {
    double value;
    uint64_t bits;
  } pun = {.value = number};
  return number == 0 || ((pun.bits & 0x7ffffff) == 0 && (pun.bits >> 52 & 0x7ff) - 512 < 1022);
}

/* `base ** exponent` for the exponents 2.0 and 0.5: C's pow. CPython raises OverflowError where the result is
 * infinite and the base is not. A negative base with 0.5 does not occur: the base is a sum of squares.
 * pow is off by less than a unit in the last place, so where the power is a double it gives that: a square of
 * a short number needs no call. */
static inline double python_power(double base, double exponent, bool *raises) {
  if (exponent == 2.0 && has_exact_square(base))
    return base * base;
  const double power = pow(base, exponent);
  *raises |= isinf(power) && isfinite(base);
  return power;
}

/* Whether the root of a square is below or above r however its powers are rounded. `square` is a sum of two
 * squares by multiplication. pow is off by less than a unit in the last place, 2^-52 of itself: for each
 * square and, taken twice, for the root. With what multiplication and sums round that is 2^-49 of r's square
 * at most, whole numbers rounded to doubles included, and less than 2^-1000 for numbers too small to keep
 * their bits. Where each value of a test is told, all are computed. */
static inline bool root_is_clear(double square, double r) {
#ifdef GRAZE_TRACE
  (void)square, (void)r;
  return false;
#else
  const double reach = r * r;
  return r > 0 && reach > 0x1p-900 && reach < 0x1p900 && square < 0x1p900 &&
         fabs(square - reach) > 0x1p-48 * reach;
#endif
}

/* The tutorial's set_range: a NaN compares with nothing and comes back as it is. */
static inline double set_range(double minimal, double maximum, double number) {
  const double raised = number < minimal ? minimal : number;
  return number > maximum ? maximum : raised;
}

#endif
