#include "exact.h"

#include "wide.h"

/* The register: digits of 32 bits in signed 64-bit cells, least first, so that carries can wait. Bit 0 stands
 * for 2^-2148, the square of the least subnormal. The greatest product of two doubles lies below 2^2048.
 *
 * A product is at most 108 bits (two mantissas, perhaps doubled) and lands in five neighbouring cells, adding
 * less than 2^33 to each. With n products a cell stays below n * 2^33; n <= 3 * 171 < 2^10, so below 2^43. */
enum { LEAST = -2148, CELLS = (2048 - LEAST) / 32 + 8 };

struct accumulator {
  int low, high; /* the cells in use: [low, high) */
  int64_t cell[CELLS];
};

struct parts_list {
  unsigned count;
  struct parts part[TERMS_MAX];
};

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

static void list_parts(const struct terms *sum, struct parts_list *list, int *least, int *greatest) {
  const struct terms few = compress(sum);
  list->count = 0;
  for (unsigned k = 0; k < few.count; k++) {
    if (few.term[k] == 0)
      continue;
    const struct parts part = take_apart(few.term[k]);
    list->part[list->count++] = part;
    *least = part.exponent < *least ? part.exponent : *least;
    *greatest = part.exponent > *greatest ? part.exponent : *greatest;
  }
}

/* Makes room for products of numbers whose exponents lie in [least, greatest]. */
static void open_window(struct accumulator *acc, int least, int greatest) {
  acc->low = (2 * least - LEAST) / 32;
  acc->high = (2 * greatest + 108 - LEAST) / 32 + 3;
  for (int k = acc->low; k < acc->high; k++)
    acc->cell[k] = 0;
}

/* Adds or subtracts a * b, or 2 * a * b. */
static void add_product(struct accumulator *acc, struct parts a, struct parts b, bool twice, bool subtract) {
  const u128 product = (u128)a.mantissa * b.mantissa;
  const int position = a.exponent + b.exponent + twice - LEAST;
  const int shift = position & 31;
  int64_t *cell = &acc->cell[position >> 5];
  const u128 low = (u128)(uint64_t)product << shift;
  const u128 high = (u128)(uint64_t)(product >> 64) << shift;
  const int64_t sign = a.negative ^ b.negative ^ subtract ? -1 : 1;
  cell[0] += sign * (int64_t)(uint32_t)low;
  cell[1] += sign * (int64_t)(uint32_t)(low >> 32);
  cell[2] += sign * ((int64_t)(uint32_t)(low >> 64) + (int64_t)(uint32_t)high);
  cell[3] += sign * (int64_t)(uint32_t)(high >> 32);
  cell[4] += sign * (int64_t)(uint32_t)(high >> 64);
}

static void add_square(struct accumulator *acc, const struct parts_list *list, bool subtract) {
  for (unsigned i = 0; i < list->count; i++) {
    add_product(acc, list->part[i], list->part[i], false, subtract);
    for (unsigned j = 0; j < i; j++)
      add_product(acc, list->part[i], list->part[j], true, subtract);
  }
}

static void accumulate_squares(struct accumulator *acc,
                               const struct terms *x,
                               const struct terms *y,
                               const struct terms *s) {
  struct parts_list xs, ys, ss;
  int least = 1024, greatest = -1075;
  list_parts(x, &xs, &least, &greatest);
  list_parts(y, &ys, &least, &greatest);
  list_parts(s, &ss, &least, &greatest);
  if (least > greatest)
    least = greatest = 0;
  open_window(acc, least, greatest);
  add_square(acc, &xs, false);
  add_square(acc, &ys, false);
  add_square(acc, &ss, true);
}

static void accumulate_sum(struct accumulator *acc, const struct terms *sum) {
  const struct parts one = {.mantissa = 1};
  int least = 0, greatest = 0; /* the exponent of the one */
  struct parts_list list;
  list_parts(sum, &list, &least, &greatest);
  open_window(acc, least, greatest);
  for (unsigned k = 0; k < list.count; k++)
    add_product(acc, list.part[k], one, false, false);
}

/* From the top down: v is the sum so far in units of the cell at hand. The cells below it hold less than
 * 2^42 * (2^-32 + 2^-64 + ...) < 2^11 of those units, so a greater |v| has the sign of the whole; and a v
 * that goes on is at most 2^11, so that v * 2^32 + cell stays below 2^44. */
static int sign_of(const struct accumulator *acc) {
  int64_t v = 0;
  for (int k = acc->high - 1; k >= acc->low; k--) {
    v = v * ((int64_t)1 << 32) + acc->cell[k];
    if (v > 2048 || v < -2048)
      break;
  }
  return (v > 0) - (v < 0);
}

/* Carries settled and sign taken off, the top three digits hold at least 65 bits of the number; they are
 * rounded once into 64 bits (cut) and once into a double. */
static struct scaled value_of(struct accumulator *acc) {
  const int sign = sign_of(acc);
  if (sign == 0)
    return (struct scaled){0, 0};
  int64_t carry = 0;
  for (int k = acc->low; k < acc->high; k++) {
    const int64_t cell = sign * acc->cell[k] + carry;
    carry = cell >> 32;
    acc->cell[k] = cell & 0xffffffff;
  }
  int top = acc->high - 1;
  while (acc->cell[top] == 0)
    top--;
  uint64_t bits = 0, rest = 0;
  const int leading = __builtin_clz((uint32_t)acc->cell[top]);
  for (int k = 0; k < 3; k++) {
    const uint64_t digit = top - k >= acc->low ? (uint64_t)acc->cell[top - k] : 0;
    if (k < 2)
      bits = bits << 32 | digit;
    else
      rest = digit;
  }
  if (leading > 0)
    bits = bits << leading | rest >> (32 - leading);
  const double m = (double)(bits | 1) * 0x1p-64; /* the forced last bit breaks false ties */
  const double exact_m = (bits & 0x7ff) == 0 ? (double)bits * 0x1p-64 : m;
  struct scaled value = {sign * exact_m, (top + 1) * 32 - leading + LEAST};
  if (value.m >= 1 || value.m <= -1) {
    value.m *= 0.5;
    value.e++;
  }
  return value;
}

int sign_of_sum(const struct terms *sum) {
  const struct terms few = compress(sum);
  if (few.count <= 1)
    return few.count == 0 ? 0 : (few.term[0] > 0) - (few.term[0] < 0);
  struct accumulator acc;
  accumulate_sum(&acc, &few);
  return sign_of(&acc);
}

int sign_of_squares(const struct terms *x, const struct terms *y, const struct terms *s) {
  struct accumulator acc;
  accumulate_squares(&acc, x, y, s);
  return sign_of(&acc);
}

struct scaled value_of_sum(const struct terms *sum) {
  struct accumulator acc;
  accumulate_sum(&acc, sum);
  return value_of(&acc);
}

struct scaled value_of_squares(const struct terms *x, const struct terms *y, const struct terms *s) {
  struct accumulator acc;
  accumulate_squares(&acc, x, y, s);
  return value_of(&acc);
}

double power_of_two(int e) { return from_bits((uint64_t)(e + 1023) << 52); }

static struct scaled normalise(double m, int e) {
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
  return normalise(big.m + small.m * power_of_two(small.e - big.e), big.e);
}

struct scaled scaled_divide(struct scaled a, struct scaled b) {
  return a.m == 0 ? a : normalise(a.m / b.m, a.e - b.e);
}

struct scaled scaled_root(struct scaled a) {
  if (a.m == 0)
    return a;
  const int odd = a.e & 1;
  return normalise(__builtin_sqrt(odd ? a.m * 0.5 : a.m), (a.e + odd) / 2);
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
