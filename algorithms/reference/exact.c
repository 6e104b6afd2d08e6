#include "exact.h"

#include "digits.h"

static uint64_t bits_of(double value) {
  union {
    double value;
    uint64_t bits;
  } pun = {.value = value};
  return pun.bits;
}

static double from_bits(uint64_t bits) {
  union {
    uint64_t bits;
    double value;
  } pun = {.bits = bits};
  return pun.value;
}

struct parts take_apart(double value) {
  const uint64_t bits = bits_of(value);
  const int biased = (int)(bits >> 52 & 0x7ff);
  const uint64_t fraction = bits & 0xfffffffffffffU;
  return (struct parts){.mantissa = biased == 0 ? fraction : fraction | (uint64_t)1 << 52,
                        .exponent = (biased == 0 ? 1 : biased) - 1075,
                        .negative = bits >> 63};
}

/* Adds the terms up as far as doubles do it without error (Knuth's two-sum, zero parts dropped), so that
 * fewer products are left. Two-sum is exact unless a sum overflows; terms that large are left as they are. */
static struct terms compress(const struct terms *sum) {
  struct terms parts = {.count = 0};
  for (unsigned k = 0; k < sum->count; k++)
    if (!(sum->term[k] < 0x1p1018 && sum->term[k] > -0x1p1018))
      return *sum;
  for (unsigned k = 0; k < sum->count; k++) {
    double q = sum->term[k];
    unsigned kept = 0;
    for (unsigned j = 0; j < parts.count; j++) {
      const double a = q, b = parts.term[j];
      q = a + b;
      const double bb = q - a;
      const double error = (a - (q - bb)) + (b - bb);
      if (error != 0)
        parts.term[kept++] = error;
    }
    parts.count = kept;
    if (q != 0)
      parts.term[parts.count++] = q;
  }
  return parts;
}

/* x^2 + y^2 - s^2 in settled cells; gives the exponent of their unit. */
static int
add_squares(const struct terms *x, const struct terms *y, const struct terms *s, struct cells *sum) {
  const struct terms few[3] = {compress(x), compress(y), compress(s)};
  const int unit = lowest_bit(&few[0], lowest_bit(&few[1], lowest_bit(&few[2], UNIT_MAX)));
  struct digits number;
  cells_clear(sum);
  for (unsigned k = 0; k < 3; k++) {
    digits_of_sum(&few[k], unit, &number);
    cells_add_product(sum, &number, &number, k == 2);
  }
  cells_settle(sum);
  return 2 * unit;
}

static int add_sum(const struct terms *sum, struct cells *cells) {
  const int unit = lowest_bit(sum, UNIT_MAX);
  cells_clear(cells);
  cells_add_sum(cells, sum, unit);
  cells_settle(cells);
  return unit;
}

int sign_of_sum(const struct terms *sum) {
  const struct terms few = compress(sum);
  if (few.count <= 1)
    return few.count == 0 ? 0 : (few.term[0] > 0) - (few.term[0] < 0);
  struct cells cells;
  add_sum(&few, &cells);
  return cells_sign(&cells);
}

int sign_of_squares(const struct terms *x, const struct terms *y, const struct terms *s) {
  struct cells cells;
  add_squares(x, y, s, &cells);
  return cells_sign(&cells);
}

struct scaled value_of_sum(const struct terms *sum) {
  struct cells cells;
  const int unit = add_sum(sum, &cells);
  return cells_value(&cells, unit);
}

struct scaled value_of_squares(const struct terms *x, const struct terms *y, const struct terms *s) {
  struct cells cells;
  const int unit = add_squares(x, y, s, &cells);
  return cells_value(&cells, unit);
}

double power_of_two(int e) { return from_bits((uint64_t)(e + 1023) << 52); }

struct scaled scaled_from(double m, int e) {
  if (m == 0)
    return (struct scaled){0, 0};
  const int shift = (int)(bits_of(m) >> 52 & 0x7ff) - 1022;
  return (struct scaled){m * power_of_two(-shift), e + shift};
}

struct scaled scaled_add(struct scaled a, struct scaled b) {
  if (a.m == 0 || b.m == 0)
    return a.m == 0 ? b : a;
  const struct scaled big = a.e >= b.e ? a : b, small = a.e >= b.e ? b : a;
  if (big.e - small.e > 100)
    return big;
  return scaled_from(big.m + small.m * power_of_two(small.e - big.e), big.e);
}

struct scaled scaled_divide(struct scaled a, struct scaled b) {
  return a.m == 0 ? a : scaled_from(a.m / b.m, a.e - b.e);
}

struct scaled scaled_root(struct scaled a) {
  if (a.m == 0)
    return a;
  const int odd = a.e & 1;
  return scaled_from(__builtin_sqrt(odd ? a.m * 0.5 : a.m), (a.e + odd) / 2);
}

int scaled_compare(struct scaled a, struct scaled b) {
  const int sa = (a.m > 0) - (a.m < 0), sb = (b.m > 0) - (b.m < 0);
  if (sa != sb || sa == 0)
    return (sa > sb) - (sa < sb);
  if (a.e != b.e)
    return a.e > b.e ? sa : -sa;
  return (a.m > b.m) - (a.m < b.m);
}

double scaled_to_double(struct scaled a) {
  if (a.m == 0)
    return 0;
  const double sign = a.m < 0 ? -1 : 1;
  if (a.e > 1024)
    return sign * 0x1.fffffffffffffp+1023;
  if (a.e < -1073)
    return sign * 0x1p-1074;
  if (a.e > 1000)
    return a.m * 0x1p+100 * power_of_two(a.e - 100);
  return a.e < -900 ? a.m * power_of_two(a.e + 100) * 0x1p-100 : a.m * power_of_two(a.e);
}
