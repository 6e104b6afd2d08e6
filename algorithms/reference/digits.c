#include "digits.h"

enum { BITS = 60 };

int lowest_bit(double value, int least) {
  const struct parts parts = take_apart(value);
  if (parts.mantissa == 0)
    return least;
  const int exponent = parts.exponent + __builtin_ctzll(parts.mantissa);
  return exponent < least ? exponent : least;
}

static void widen(struct cells *sum, int count) {
  for (; sum->count < count; sum->count++)
    sum->cell[sum->count] = 0;
}

/* A double over 2^unit fills parts of two cells. */
struct double_digits {
  int place;
  int64_t low, high;
};

static struct double_digits split_double(double value, int unit) {
  const struct parts parts = take_apart(value);
  if (parts.mantissa == 0)
    return (struct double_digits){0, 0, 0};
  const int zeros = __builtin_ctzll(parts.mantissa), position = parts.exponent + zeros - unit;
  const u128 wide = (u128)(parts.mantissa >> zeros) << position % BITS;
  const int64_t low = (int64_t)((uint64_t)wide & (((uint64_t)1 << BITS) - 1)), high = (int64_t)(wide >> BITS);
  return (struct double_digits){position / BITS, parts.negative ? -low : low, parts.negative ? -high : high};
}

void cells_add_double(struct cells *sum, double value, int unit) {
  const struct double_digits parts = split_double(value, unit);
  widen(sum, parts.place + 2);
  sum->cell[parts.place] += parts.low;
  sum->cell[parts.place + 1] += parts.high;
}

void cells_add_product(struct cells *sum, const struct digits *a, const struct digits *b, bool subtract) {
  if (a->count == 0 || b->count == 0)
    return;
  widen(sum, a->count + b->count - 1);
  int first = 0;
  while (first < b->count && b->digit[first] == 0)
    first++;
  for (int i = 0; i < a->count; i++) {
    const int64_t digit = subtract ? -a->digit[i] : a->digit[i];
    if (digit == 0)
      continue;
    i128 *cell = &sum->cell[i];
    for (int j = first; j < b->count; j++)
      cell[j] += (i128)digit * b->digit[j];
  }
}

/* The digit in [-2^59, 2^59) that leaves a multiple of 2^60. */
static int64_t digit_of(i128 cell) { return (int64_t)((uint64_t)cell << (64 - BITS)) >> (64 - BITS); }

void cells_settle(struct cells *sum) {
  i128 carry = 0;
  for (int k = 0; k < sum->count; k++) {
    const i128 cell = sum->cell[k] + carry;
    sum->cell[k] = digit_of(cell);
    carry = (cell - sum->cell[k]) >> BITS;
  }
  for (; carry != 0; sum->count++) {
    sum->cell[sum->count] = digit_of(carry);
    carry = (carry - sum->cell[sum->count]) >> BITS;
  }
  while (sum->count > 0 && sum->cell[sum->count - 1] == 0)
    sum->count--;
}

/* The digits below the last one come to hardly more than half of its unit. */
int cells_sign(const struct cells *sum) {
  return sum->count == 0 ? 0 : sum->cell[sum->count - 1] > 0 ? 1 : -1;
}

void cells_to_digits(const struct cells *sum, struct digits *number) {
  number->count = sum->count;
  for (int k = 0; k < number->count; k++)
    number->digit[k] = (int64_t)sum->cell[k];
}

/* Three digits: the last is at least 1 and the rest take at most about half of it away, so what is left out
 * is below a relative 2^-119, and four roundings of relative 2^-53 to what is at most twice the sum stay
 * below 2^-50. */
struct scaled cells_value(const struct cells *sum, int unit) {
  double value = 0, weight = 1;
  for (int k = sum->count - 1; k >= 0 && k >= sum->count - 3; k--) {
    value += (double)(int64_t)sum->cell[k] * weight;
    weight *= 0x1p-60;
  }
  const struct scaled one = {1, 0};
  return value == 0 ? (struct scaled){0, 0}
                    : scaled_divide((struct scaled){value, (sum->count - 1) * BITS + unit}, one);
}

/* One double needs no cells. */
void digits_of_double(double value, int unit, struct digits *number) {
  const struct double_digits parts = split_double(value, unit);
  const int64_t low = digit_of(parts.low), high = parts.high + (parts.low - low) / ((int64_t)1 << BITS);
  for (int k = 0; k < parts.place; k++)
    number->digit[k] = 0;
  number->digit[parts.place] = low;
  number->digit[parts.place + 1] = high;
  number->count = high != 0 ? parts.place + 2 : low != 0 ? parts.place + 1 : 0;
}

void digits_subtract(const struct digits *a, const struct digits *b, struct digits *difference) {
  const int both = a->count < b->count ? a->count : b->count;
  for (int k = 0; k < both; k++)
    difference->digit[k] = a->digit[k] - b->digit[k];
  for (int k = both; k < a->count; k++)
    difference->digit[k] = a->digit[k];
  for (int k = both; k < b->count; k++)
    difference->digit[k] = -b->digit[k];
  difference->count = a->count + b->count - both;
}

bool digits_are_zero(const struct digits *number) {
  for (int k = 0; k < number->count; k++)
    if (number->digit[k] != 0)
      return false;
  return true;
}
