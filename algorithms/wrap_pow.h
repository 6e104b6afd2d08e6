/* The int arithmetic of the C++ original: what x86-64 gives, and where C++ leaves it undefined. */
#ifndef GRAZE_WRAP_POW_H
#define GRAZE_WRAP_POW_H

#include "wrap.h"

#include <math.h>
#include <stdbool.h>

/* (int)value as cvttsd2si does it: out of range gives the least int. */
static inline int32_t int_of(double value) {
  const bool fits = (value > -2147483649.0) & (value < 2147483648.0);
  return fits ? (int32_t)(fits ? value : 0) : INT32_MIN;
}

static inline int32_t int_square(int32_t base) { return int_of((double)base * (double)base); }
static inline int32_t int_root(int32_t n) { return n < 0 ? INT32_MIN : int_of(sqrt((double)n)); }
static inline int32_t int_abs(int32_t n) { return n < 0 ? wrap_sub(0, n) : n; }

static inline bool sum_overflows(int32_t a, int32_t b) {
  const int64_t sum = (int64_t)a + b;
  return sum != (int32_t)sum;
}
static inline bool difference_overflows(int32_t a, int32_t b) {
  const int64_t difference = (int64_t)a - b;
  return difference != (int32_t)difference;
}

#endif
