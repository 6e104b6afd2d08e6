/* Real numbers as terms: doubles whose sum they are, unevaluated. */
#ifndef GRAZE_TERMS_H
#define GRAZE_TERMS_H

#include <stdbool.h>
#include <stdint.h>

/* A double taken apart: (-1)^negative * mantissa * 2^exponent. */
struct parts {
  uint64_t mantissa;
  int exponent;
  bool negative;
};

/* A double and its bits. */
union double_bits {
  double value;
  uint64_t bits;
};

/* The exponent plus 1023; 0 of what is not normal. */
static inline int biased_exponent(double value) {
  const union double_bits pun = {.value = value};
  return (int)(pun.bits >> 52 & 0x7ff);
}

/* 2^e for an exponent of a normal double. */
static inline double power_of_two(int e) {
  const union double_bits pun = {.bits = (uint64_t)(e + 1023) << 52};
  return pun.value;
}

static inline struct parts take_apart(double value) {
  const uint64_t bits = (union double_bits){.value = value}.bits;
  const int biased = biased_exponent(value);
  const uint64_t fraction = bits & 0xfffffffffffffU;
  return (struct parts){.mantissa = biased == 0 ? fraction : fraction | (uint64_t)1 << 52,
                        .exponent = (biased == 0 ? 1 : biased) - 1075,
                        .negative = bits >> 63};
}

/* No sum is longer: a difference of two ends of 64-bit numbers has 8 terms, 9 of a box of pixels, 14 of a
 * rounded box whose core is grown again by what was taken off. */
enum { TERMS_MAX = 18 };

struct terms {
  unsigned count;
  double term[TERMS_MAX];
};

static inline void terms_add(struct terms *sum, const struct terms *other) {
  const unsigned count = sum->count, more = other->count;
  for (unsigned k = 0; k < more; k++)
    sum->term[count + k] = other->term[k];
  sum->count = count + more;
}

static inline void terms_subtract(struct terms *sum, const struct terms *other) {
  const unsigned count = sum->count, less = other->count;
  for (unsigned k = 0; k < less; k++)
    sum->term[count + k] = -other->term[k];
  sum->count = count + less;
}

/* Copies the terms there are. */
static inline void terms_copy(struct terms *to, const struct terms *from) {
  to->count = 0;
  terms_add(to, from);
}

static inline struct terms terms_sum(const struct terms *a, const struct terms *b) {
  struct terms sum;
  terms_copy(&sum, a);
  terms_add(&sum, b);
  return sum;
}

static inline struct terms terms_difference(const struct terms *a, const struct terms *b) {
  struct terms difference;
  terms_copy(&difference, a);
  terms_subtract(&difference, b);
  return difference;
}

/* a + b rounded, and what rounding leaves out (Knuth's two-sum): exact unless some step overflows, and then
 * `low` is not finite. */
struct added {
  double high, low;
};
static inline struct added added(double a, double b) {
  const double high = a + b, back = high - a;
  return (struct added){high, (a - (high - back)) + (b - back)};
}
/* Of a sum of at most two. */
static inline struct added terms_added(const struct terms *sum) {
  const double first = sum->count > 0 ? sum->term[0] : 0;
  return sum->count > 1 ? added(first, sum->term[1]) : (struct added){first, 0};
}

static const struct terms NO_TERMS = {.count = 0};

#endif
