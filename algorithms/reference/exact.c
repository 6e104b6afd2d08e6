#include "exact.h"

#include "digits.h"
#include "signs_template.h"

struct parts take_apart(double value) {
  const uint64_t bits = (union double_bits){.value = value}.bits;
  const int biased = biased_exponent(value);
  const uint64_t fraction = bits & 0xfffffffffffffU;
  return (struct parts){.mantissa = biased == 0 ? fraction : fraction | (uint64_t)1 << 52,
                        .exponent = (biased == 0 ? 1 : biased) - 1075,
                        .negative = bits >> 63};
}

static double greatest_of(const struct terms *sum) {
  double most = 0;
  for (unsigned k = 0; k < sum->count; k++)
    most = __builtin_fabs(sum->term[k]) > most ? __builtin_fabs(sum->term[k]) : most;
  return most;
}

/* The power of two that brings a size to about 2^480, or 1 where it is not far from there: then sums and
 * squares of 18 terms do not overflow, and squares are not lost. */
static double to_scale(double most) {
  const int exponent = biased_exponent(most);
  if (exponent > 1023 - 400 && exponent < 1023 + 480)
    return 1;
  return power_of_two(exponent < 480 ? 1023 : 1503 - exponent);
}

/* Each term loses less than 2^-1074; false when one does. */
static bool terms_scaled(const struct terms *sum, double scale, struct terms *to) {
  const double back = 1 / scale;
  bool exact = true;
  to->count = sum->count;
  for (unsigned k = 0; k < sum->count; k++) {
    to->term[k] = sum->term[k] * scale;
    exact &= to->term[k] * back == sum->term[k];
  }
  return exact;
}

/* Adds the terms up as far as doubles do it without error (Knuth's two-sum, zero parts dropped): the parts
 * left grow and no two have bits in the same or in neighbouring places, so that the last tells the sign and
 * is less than three times their sum. Two-sum is exact unless a sum overflows; terms that large are left as
 * they are: false. */
static bool compress(const struct terms *sum, struct terms *parts) {
  if (sum->count == 1) {
    parts->count = sum->term[0] != 0;
    parts->term[0] = sum->term[0];
    return true;
  }
  if (!(greatest_of(sum) < 0x1p1018)) {
    terms_copy(parts, sum);
    return false;
  }
  parts->count = 0;
  for (unsigned k = 0; k < sum->count; k++) {
    double q = sum->term[k];
    unsigned kept = 0;
    for (unsigned j = 0; j < parts->count; j++) {
      const double a = q, b = parts->term[j];
      q = a + b;
      const double bb = q - a;
      const double error = (a - (q - bb)) + (b - bb);
      if (error != 0)
        parts->term[kept++] = error;
    }
    parts->count = kept;
    if (q != 0)
      parts->term[parts->count++] = q;
  }
  return true;
}

static double last_of(const struct terms *parts) {
  return parts->count == 0 ? 0 : parts->term[parts->count - 1];
}

/* Of compressed terms, to a part in 2^46: 17 additions, each off by 2^-53 of less than twice the last part.
 */
static double about(const struct terms *parts) {
  double value = 0;
  for (unsigned k = 0; k < parts->count; k++)
    value += parts->term[k];
  return value;
}

/* x, y and s, compressed where they are not too large. */
struct squares {
  struct terms part[3];
};

static void
take_squares(const struct terms *x, const struct terms *y, const struct terms *s, struct squares *squares) {
  compress(x, &squares->part[0]);
  compress(y, &squares->part[1]);
  compress(s, &squares->part[2]);
}

/* x^2 + y^2 - s^2; gives the exponent of their unit. */
static int add_squares(const struct squares *squares, struct cells *sum) {
  const struct terms *const few = squares->part;
  const int unit = lowest_bit(&few[0], lowest_bit(&few[1], lowest_bit(&few[2], UNIT_MAX)));
  struct digits number;
  cells_clear(sum);
  for (unsigned k = 0; k < 3; k++) {
    digits_of_sum(&few[k], unit, &number);
    cells_add_product(sum, &number, &number, k == 2);
  }
  return 2 * unit;
}

static int add_sum(const struct terms *sum, struct cells *cells) {
  const int unit = lowest_bit(sum, UNIT_MAX);
  cells_clear(cells);
  cells_add_sum(cells, sum, unit);
  return unit;
}

/* Where nothing overflows: by parts. */
static bool sign_by_parts(const struct terms *sum, int *sign) {
  struct terms parts;
  if (!compress(sum, &parts))
    return false;
  *sign = (last_of(&parts) > 0) - (last_of(&parts) < 0);
  return true;
}

int sign_of_close_sum(const struct terms *sum) {
  int sign;
  struct terms less;
  if (sign_by_parts(sum, &sign))
    return sign;
  /* What is lost is far below the last bit of a size of 2^480. */
  const bool exact = terms_scaled(sum, to_scale(greatest_of(sum)), &less);
  sign = leading_sign(leading_of(&less));
  if (sign != 0 || (exact && sign_by_parts(&less, &sign)))
    return sign;
  struct cells cells;
  add_sum(sum, &cells);
  return cells_sign(&cells);
}

/* Each of x, y, s is off by a part in 2^46, each square by one in 2^45 and a half of its last bit; sum and
 * difference add two halves more: together less than one in 2^44 of x^2 + y^2 + s^2, but for what is lost
 * below the least double. An overflow leaves nothing certain. */
static int sign_for_certain(const struct squares *squares, double lost) {
  const double x = about(&squares->part[0]), y = about(&squares->part[1]), s = about(&squares->part[2]);
  const double meets = x * x + y * y, value = meets - s * s;
  const double bound = 0x1p-43 * (meets + s * s) + 0x1p-1060 + lost;
  return (value > bound) - (value < -bound);
}

static bool are_short(const struct squares *squares) {
  bool are = true;
  for (unsigned k = 0; k < 3; k++)
    are &= squares->part[k].count <= 2 && __builtin_fabs(last_of(&squares->part[k])) <= 0x1p490;
  return are;
}

enum { UNSURE = 2 };

/* Of one or two parts each: as for the rows of a batch. */
static struct split split_parts(const struct terms *parts) {
  const unsigned count = parts->count;
  return (struct split){vec_all(last_of(parts)), vec_all(count > 1 ? parts->term[0] : 0)};
}

static int sign_without_error(const struct squares *squares, double lost) {
  const mask found = error_free_relation(split_parts(&squares->part[0]),
                                         split_parts(&squares->part[1]),
                                         split_parts(&squares->part[2]),
                                         vec_all(lost));
  return found[0] == UNDECIDED           ? UNSURE
         : found[0] == RELATION_TOUCHING ? 0
         : found[0] == RELATION_APART    ? 1
                                         : -1;
}

/* Scaled, each of x, y, s lacks less than 2^-1069, and is below 2^485: less than 2^-580 of their squares. */
int sign_of_squares(const struct terms *x, const struct terms *y, const struct terms *s) {
  const struct terms *given[3] = {x, y, s};
  double most = 0;
  for (unsigned k = 0; k < 3; k++)
    most = greatest_of(given[k]) > most ? greatest_of(given[k]) : most;
  const double scale = to_scale(most);
  struct terms scaled[3];
  bool exact = true;
  for (unsigned k = 0; k < 3 && scale != 1; k++) {
    exact &= terms_scaled(given[k], scale, &scaled[k]);
    given[k] = &scaled[k];
  }
  struct squares squares;
  take_squares(given[0], given[1], given[2], &squares);
  const double lost = exact ? 0 : 0x1p-580;
  int sign = sign_for_certain(&squares, lost);
  if (sign == 0 && are_short(&squares))
    sign = sign_without_error(&squares, lost);
  else if (sign == 0)
    sign = UNSURE;
  if (sign != UNSURE)
    return sign;
  if (!exact)
    take_squares(x, y, s, &squares);
  struct cells cells;
  add_squares(&squares, &cells);
  return cells_sign(&cells);
}

struct scaled value_of_sum(const struct terms *sum) {
  struct cells cells;
  const int unit = add_sum(sum, &cells);
  return cells_value(&cells, unit);
}

struct scaled value_of_squares(const struct terms *x, const struct terms *y, const struct terms *s) {
  struct squares squares;
  take_squares(x, y, s, &squares);
  struct cells cells;
  const int unit = add_squares(&squares, &cells);
  return cells_value(&cells, unit);
}

struct scaled scaled_from(double m, int e) {
  if (m == 0)
    return (struct scaled){0, 0};
  const int shift = biased_exponent(m) - 1022;
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
