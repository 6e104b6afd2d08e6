/* What Python's operators do to floats, in C. */
#ifndef GRAZE_PYTHON_H
#define GRAZE_PYTHON_H

#include <math.h>
#include <stdbool.h>

/* `base ** exponent` for the exponents 2.0 and 0.5: C's pow. CPython raises OverflowError where the result is
 * infinite and the base is not. A negative base with 0.5 does not occur: the base is a sum of squares. */
static inline double python_power(double base, double exponent, bool *raises) {
  const double power = pow(base, exponent);
  *raises |= isinf(power) && isfinite(base);
  return power;
}

/* The tutorial's set_range: a NaN compares with nothing and comes back as it is. */
static inline double set_range(double minimal, double maximum, double number) {
  const double raised = number < minimal ? minimal : number;
  return number > maximum ? maximum : raised;
}

#endif
