#include "digits.h"

enum { BITS = 60 };

int lowest_bit(double value, int least) {
  const struct parts parts = take_apart(value);
  if (parts.mantissa == 0)
    return least;
  const int exponent = parts.exponent + __builtin_ctzll(parts.mantissa);
  return exponent < least ? exponent : least;
}

/* Makes the cells from low to high part of the sum. */
static void widen(struct cells *sum, int low, int high) {
  if (sum->low == sum->high)
    sum->low = sum->high = low;
  while (sum->low > low)
    sum->cell[--sum->low] = 0;
  while (sum->high < high)
    sum->cell[sum->high++] = 0;
}

void cells_add_double(struct cells *sum, double value, int unit) {
  const struct parts parts = take_apart(value);
  if (parts.mantissa == 0)
    return;
  const int zeros = __builtin_ctzll(parts.mantissa), position = parts.exponent + zeros - unit;
  const int place = position / BITS;
  const u128 wide = (u128)(parts.mantissa >> zeros) << position % BITS;
  const int64_t low = (int64_t)((uint64_t)wide & (((uint64_t)1 << BITS) - 1)), high = (int64_t)(wide >> BITS);
  widen(sum, place, place + 2);
  sum->cell[place] += parts.negative ? -low : low;
  sum->cell[place + 1] += parts.negative ? -high : high;
}

void cells_add_product(struct cells *sum, const struct digits *a, const struct digits *b, bool subtract) {
  if (a->low == a->high || b->low == b->high)
    return;
  widen(sum, a->low + b->low, a->high + b->high - 1);
  for (int i = a->low; i < a->high; i++) {
    const int64_t digit = subtract ? -a->digit[i] : a->digit[i];
    if (digit == 0)
      continue;
    i128 *cell = &sum->cell[i];
    for (int j = b->low; j < b->high; j++)
      cell[j] += (i128)digit * b->digit[j];
  }
}

/* The digit in [-2^59, 2^59) that leaves a multiple of 2^60. */
static int64_t digit_of(i128 cell) { return (int64_t)((uint64_t)cell << (64 - BITS)) >> (64 - BITS); }

void cells_settle(struct cells *sum) {
  i128 carry = 0;
  for (int k = sum->low; k < sum->high; k++) {
    const i128 cell = sum->cell[k] + carry;
    sum->cell[k] = digit_of(cell);
    carry = (cell - sum->cell[k]) >> BITS;
  }
  for (; carry != 0; sum->high++) {
    sum->cell[sum->high] = digit_of(carry);
    carry = (carry - sum->cell[sum->high]) >> BITS;
  }
  while (sum->high > sum->low && sum->cell[sum->high - 1] == 0)
    sum->high--;
}

/* The digits below the last one come to at most 2^59 (1 + 2^-60 + ...) / 2^60 of its unit, hardly above 1/2.
 */
int cells_sign(const struct cells *sum) {
  if (sum->low == sum->high)
    return 0;
  return sum->cell[sum->high - 1] > 0 ? 1 : -1;
}

void cells_to_digits(const struct cells *sum, struct digits *number) {
  number->low = sum->low;
  number->high = sum->high;
  while (number->low < number->high && sum->cell[number->low] == 0)
    number->low++;
  for (int k = number->low; k < number->high; k++)
    number->digit[k] = (int64_t)sum->cell[k];
}

/* Three digits: the last is at least 1 and the rest take at most about half of it away, so what is left out
 * is below a relative 2^-119, and four roundings of relative 2^-53 to what is at most twice the sum stay
 * below 2^-50. */
struct scaled cells_value(const struct cells *sum, int unit) {
  if (sum->low == sum->high)
    return (struct scaled){0, 0};
  double value = 0, weight = 1;
  for (int k = sum->high - 1; k >= sum->low && k >= sum->high - 3; k--) {
    value += (double)(int64_t)sum->cell[k] * weight;
    weight *= 0x1p-60;
  }
  const struct scaled one = {1, 0};
  return scaled_divide((struct scaled){value, (sum->high - 1) * BITS + unit}, one);
}

void digits_subtract(const struct digits *a, const struct digits *b, struct digits *difference) {
  const bool none_a = a->low == a->high, none_b = b->low == b->high;
  difference->low = none_b || (!none_a && a->low < b->low) ? a->low : b->low;
  difference->high = none_b || (!none_a && a->high > b->high) ? a->high : b->high;
  for (int k = difference->low; k < difference->high; k++) {
    const int64_t one = k >= a->low && k < a->high ? a->digit[k] : 0;
    const int64_t other = k >= b->low && k < b->high ? b->digit[k] : 0;
    difference->digit[k] = one - other;
  }
}

bool digits_are_zero(const struct digits *number) {
  for (int k = number->low; k < number->high; k++)
    if (number->digit[k] != 0)
      return false;
  return true;
}
