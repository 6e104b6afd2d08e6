/* The last step of the exact tests: sums and products of doubles in whole numbers as long as it takes.
 *
 * Every double is a whole multiple of a power of two. Take the least such power among the numbers at hand as
 * the unit, and everything is a whole number: one machine word or two for numbers of like size, 2098 bits at
 * the very most. Add, multiply by hand as in school, compare.
 */
#ifndef GRAZE_WIDE_SIGN_H
#define GRAZE_WIDE_SIGN_H

#include "form.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* 34 words of 64 bits hold a sum of doubles in units of the least, 69 words the sum of two products of such
 * sums, and 138 a product of those. */
enum { LONG_WORDS = 140, LONG_TERMS = 6 };

struct long_number {
  int sign, words; /* the top word is not zero */
  uint64_t word[LONG_WORDS];
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

static inline void long_trim(struct long_number *a) {
  while (a->words > 0 && a->word[a->words - 1] == 0)
    a->words--;
  a->sign = a->words == 0 ? 0 : a->sign;
}

/* Their sizes. */
static inline int long_compare(const struct long_number *a, const struct long_number *b) {
  if (a->words != b->words)
    return a->words > b->words ? 1 : -1;
  for (int k = a->words - 1; k >= 0; k--)
    if (a->word[k] != b->word[k])
      return a->word[k] > b->word[k] ? 1 : -1;
  return 0;
}

/* The words at hand alone. */
static inline void long_copy(struct long_number *to, const struct long_number *from) {
  to->sign = from->sign;
  to->words = from->words;
  for (int k = 0; k < from->words; k++)
    to->word[k] = from->word[k];
}

/* a = a + b or, with way -1, a - b. */
static inline void long_add(struct long_number *a, int way, const struct long_number *b) {
  const int sign = way * b->sign;
  if (a->sign * sign >= 0) {
    u128 carry = 0;
    int k = 0;
    for (; k < b->words || carry != 0; k++) {
      carry += (u128)(k < a->words ? a->word[k] : 0) + (k < b->words ? b->word[k] : 0);
      a->word[k] = (uint64_t)carry;
      carry >>= 64;
    }
    a->words = k > a->words ? k : a->words;
    a->sign = a->sign != 0 ? a->sign : sign;
    return;
  }
  const bool more = long_compare(a, b) >= 0;
  const struct long_number *const large = more ? a : b, *const small = more ? b : a;
  const int large_sign = more ? a->sign : sign, words = small->words;
  i128 borrow = 0;
  for (int k = 0; k < large->words; k++) {
    borrow += (i128)large->word[k] - (k < words ? small->word[k] : 0);
    a->word[k] = (uint64_t)borrow;
    borrow >>= 64;
  }
  a->words = large->words;
  a->sign = large_sign;
  long_trim(a);
}

/* Into another number than both. */
static inline void
long_multiply(const struct long_number *a, const struct long_number *b, struct long_number *product) {
  product->sign = a->sign * b->sign;
  product->words = a->words + b->words;
  for (int k = 0; k < product->words; k++)
    product->word[k] = 0;
  for (int i = 0; i < a->words; i++) {
    if (a->word[i] == 0)
      continue; /* as most are between bits that lie far apart */
    u128 carry = 0;
    for (int j = 0; j < b->words; j++) {
      carry += (u128)a->word[i] * b->word[j] + product->word[i + j];
      product->word[i + j] = (uint64_t)carry;
      carry >>= 64;
    }
    product->word[i + b->words] = (uint64_t)carry;
  }
  long_trim(product);
}

/* In units of 2^(unit - 1075). */
static inline void long_from_double(struct long_number *number, double value, int unit) {
  const uint64_t fraction = double_fraction(value);
  const int shift = double_exponent(value) - unit, first = shift / 64, bits = shift % 64;
  for (int k = 0; k < first; k++)
    number->word[k] = 0;
  number->words = first + 2;
  number->word[first] = fraction << bits;
  number->word[first + 1] = bits == 0 ? 0 : fraction >> (64 - bits);
  number->sign = value < 0 ? -1 : 1;
  long_trim(number);
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

static inline void long_total(const struct long_sum *sum, int unit, struct long_number *total) {
  struct long_number term;
  total->sign = total->words = 0;
  for (int k = 0; k < sum->count; k++)
    if (sum->term[k] != 0) {
      long_from_double(&term, sum->term[k], unit);
      long_add(total, 1, &term);
    }
}

/* The product of two sums. */
static inline void
long_product(const struct long_sum *a, const struct long_sum *b, int unit, struct long_number *product) {
  struct long_number one, other;
  long_total(a, unit, &one);
  long_total(b, unit, &other);
  long_multiply(&one, &other, product);
}

/* a b + way c d, of sums a, b, c and d. */
static inline void
long_products(const struct long_sum sums[4], int way, int unit, struct long_number *products) {
  struct long_number other;
  long_product(&sums[0], &sums[1], unit, products);
  long_product(&sums[2], &sums[3], unit, &other);
  long_add(products, way, &other);
}

/* The sign of x^2 + y^2 - s^2 for x, y, s as sums. */
static inline int long_reach_sign(const struct long_sum sums[3]) {
  const int unit = long_unit(sums, 3);
  const struct long_sum legs[] = {sums[0], sums[0], sums[1], sums[1]};
  struct long_number power, square;
  long_products(legs, 1, unit, &power);
  long_product(&sums[2], &sums[2], unit, &square);
  long_add(&power, -1, &square);
  return power.sign;
}

#endif
