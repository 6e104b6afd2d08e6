/* Exact sums and sums of squares of doubles, over the whole range of exponents.
 *
 * A real number is held as terms: doubles whose sum it is, unevaluated. The sign of a sum, or of x^2 + y^2 -
 * s^2 where each of x, y, s is such a sum, is found in whole numbers of any length (digits.h). Nothing rounds
 * and nothing can overflow.
 */
#ifndef GRAZE_EXACT_H
#define GRAZE_EXACT_H

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

/* The longest sum is the width of a resized box of 64-bit numbers, 16 terms, beside the two of a number tried
 * for it. */
enum { TERMS_MAX = 18 };

struct terms {
  unsigned count;
  double term[TERMS_MAX];
};

/* A rounded value with an exponent that cannot overflow: m * 2^e with 1/2 <= |m| < 1, or m = 0. */
struct scaled {
  double m;
  int e;
};

static inline void terms_add(struct terms *sum, const struct terms *other) {
  for (unsigned k = 0; k < other->count; k++)
    sum->term[sum->count++] = other->term[k];
}

static inline void terms_subtract(struct terms *sum, const struct terms *other) {
  for (unsigned k = 0; k < other->count; k++)
    sum->term[sum->count++] = -other->term[k];
}

/* Room that is not used is not written. */
static inline struct terms no_terms(void) {
  struct terms none;
  none.count = 0;
  return none;
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

/* A sum by 2^-8, so that it does not overflow. At most 18 terms added one by one are off by less than one
 * part in 2^48 of what they come to without their signs, and by less than 2^-1070 for bits below the least
 * double. */
struct leading {
  double value, size;
};
static inline struct leading leading_of(const struct terms *sum) {
  struct leading leading = {0, 0};
  for (unsigned k = 0; k < sum->count; k++) {
    const double term = sum->term[k] * 0x1p-8;
    leading.value += term;
    leading.size += __builtin_fabs(term);
  }
  return leading;
}
/* 0 where that is not enough. */
static inline int leading_sign(struct leading sum) {
  const double error = 0x1p-48 * sum.size + 0x1p-1070;
  return (sum.value > error) - (sum.value < -error);
}

/* -1, 0 or 1. All terms must be finite. */
int sign_of_close_sum(const struct terms *sum);
static inline int sign_of_sum(const struct terms *sum) {
  if (sum->count == 1)
    return (sum->term[0] > 0) - (sum->term[0] < 0);
  const int sign = leading_sign(leading_of(sum));
  return sign != 0 ? sign : sign_of_close_sum(sum);
}
/* How two sums compare: the sign of a - b. */
static inline int compare_sums(const struct terms *a, const struct terms *b) {
  if (a->count == 1 && b->count == 1)
    return (a->term[0] > b->term[0]) - (a->term[0] < b->term[0]);
  const struct leading from = leading_of(a), to = leading_of(b);
  const int sign = leading_sign((struct leading){from.value - to.value, from.size + to.size});
  if (sign != 0)
    return sign;
  const struct terms difference = terms_difference(a, b);
  return sign_of_close_sum(&difference);
}
/* The sign of x^2 + y^2 - s^2. */
int sign_of_squares(const struct terms *x, const struct terms *y, const struct terms *s);

/* The same numbers, rounded once. */
struct scaled value_of_sum(const struct terms *sum);
struct scaled value_of_squares(const struct terms *x, const struct terms *y, const struct terms *s);

/* m * 2^e. */
struct scaled scaled_from(double m, int e);
/* Arithmetic on scaled values, each within a relative 2^-52. `scaled_add` takes values that are not negative.
 */
struct scaled scaled_add(struct scaled a, struct scaled b);
struct scaled scaled_divide(struct scaled a, struct scaled b);
struct scaled scaled_root(struct scaled a);
int scaled_compare(struct scaled a, struct scaled b);
/* Rounded to double; beyond the range it saturates at the largest double, and nonzero values at the least
 * subnormal. */
double scaled_to_double(struct scaled a);

#endif
