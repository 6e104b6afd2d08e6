/* The last step of the exact disc tests: sign of x^2 + y^2 - s^2 in whole numbers as long as it takes.
 *
 * Every double is a whole multiple of a power of two. Take the least such power among the numbers at hand as
 * the unit, and everything is a whole number: a few machine words long for numbers of like size, 2098 bits at
 * the very most. Add, square by hand as in school, compare.
 */
#ifndef GRAZE_HOUSE_WIDE_SIGN_H
#define GRAZE_HOUSE_WIDE_SIGN_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* 68 words of 32 bits hold a sum of doubles in units of the least, 137 words its square. */
enum { LONG_WORDS = 140, LONG_TERMS = 4 };

struct long_number {
  int words; /* the top one is not zero */
  uint32_t word[LONG_WORDS];
};

static inline uint64_t double_bits(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

/* value = +-fraction * 2^(exponent - 1075) */
static inline int double_exponent(double value) {
  const int biased = (int)(double_bits(value) >> 52 & 0x7ff);
  return biased == 0 ? 1 : biased;
}
static inline uint64_t double_fraction(double value) {
  const uint64_t bits = double_bits(value), fraction = bits & 0xfffffffffffffU;
  return (bits >> 52 & 0x7ff) == 0 ? fraction : fraction | (uint64_t)1 << 52;
}

static inline void long_add(struct long_number *a, const struct long_number *b) {
  uint64_t carry = 0;
  int k = 0;
  for (; k < b->words || carry != 0; k++) {
    carry += (uint64_t)(k < a->words ? a->word[k] : 0) + (k < b->words ? b->word[k] : 0);
    a->word[k] = (uint32_t)carry;
    carry >>= 32;
  }
  a->words = k > a->words ? k : a->words;
}

static inline int long_compare(const struct long_number *a, const struct long_number *b) {
  if (a->words != b->words)
    return a->words > b->words ? 1 : -1;
  for (int k = a->words - 1; k >= 0; k--)
    if (a->word[k] != b->word[k])
      return a->word[k] > b->word[k] ? 1 : -1;
  return 0;
}

/* a - b for a >= b. */
static inline void long_subtract(struct long_number *a, const struct long_number *b) {
  int64_t borrow = 0;
  for (int k = 0; k < a->words; k++) {
    borrow += (int64_t)a->word[k] - (k < b->words ? b->word[k] : 0);
    a->word[k] = (uint32_t)borrow;
    borrow >>= 32;
  }
  while (a->words > 0 && a->word[a->words - 1] == 0)
    a->words--;
}

static inline void long_square(const struct long_number *a, struct long_number *square) {
  square->words = 2 * a->words;
  memset(square->word, 0, sizeof square->word[0] * (size_t)square->words);
  for (int i = 0; i < a->words; i++) {
    uint64_t carry = 0;
    for (int j = 0; j < a->words; j++) {
      carry += (uint64_t)a->word[i] * a->word[j] + square->word[i + j];
      square->word[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
    square->word[i + a->words] = (uint32_t)carry;
  }
  while (square->words > 0 && square->word[square->words - 1] == 0)
    square->words--;
}

/* |value| in units of 2^(unit - 1075). */
static inline void long_from_double(struct long_number *number, double value, int unit) {
  const uint64_t fraction = double_fraction(value);
  const int shift = double_exponent(value) - unit, first = shift / 32, bits = shift % 32;
  const uint64_t low = fraction << bits, high = bits == 0 ? 0 : fraction >> (64 - bits);
  number->words = first + 3;
  memset(number->word, 0, sizeof number->word[0] * (size_t)number->words);
  number->word[first] = (uint32_t)low;
  number->word[first + 1] = (uint32_t)(low >> 32);
  number->word[first + 2] = (uint32_t)high;
  while (number->words > 0 && number->word[number->words - 1] == 0)
    number->words--;
}

/* A few doubles whose exact sum is meant. */
struct long_sum {
  int count;
  double term[LONG_TERMS];
};

static inline int long_unit(const struct long_sum *sums, int count) {
  int unit = 2047;
  for (int s = 0; s < count; s++)
    for (int k = 0; k < sums[s].count; k++)
      if (sums[s].term[k] != 0 && double_exponent(sums[s].term[k]) < unit)
        unit = double_exponent(sums[s].term[k]);
  return unit;
}

/* The magnitude of the sum; returns its sign. */
static inline int long_total(const struct long_sum *sum, int unit, struct long_number *total) {
  struct long_number negative = {.words = 0}, term;
  total->words = 0;
  for (int k = 0; k < sum->count; k++) {
    if (sum->term[k] == 0)
      continue;
    long_from_double(&term, sum->term[k], unit);
    long_add(sum->term[k] < 0 ? &negative : total, &term);
  }
  const int sign = long_compare(total, &negative);
  if (sign < 0) {
    long_subtract(&negative, total);
    *total = negative;
  } else {
    long_subtract(total, &negative);
  }
  return sign;
}

/* The sign of x^2 + y^2 - s^2 for x, y, s as sums. */
static inline int long_reach_sign(const struct long_sum sums[3]) {
  const int unit = long_unit(sums, 3);
  struct long_number number, square, legs = {.words = 0};
  for (int s = 0; s < 2; s++) {
    long_total(&sums[s], unit, &number);
    long_square(&number, &square);
    long_add(&legs, &square);
  }
  long_total(&sums[2], unit, &number);
  long_square(&number, &square);
  return long_compare(&legs, &square);
}

#endif
