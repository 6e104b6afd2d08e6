#include "digits.h"

#include <string.h>

enum { BITS = 60 };

int lowest_bit(const struct terms *sum, int least) {
  for (unsigned k = 0; k < sum->count; k++) {
    const struct parts parts = take_apart(sum->term[k]);
    if (parts.mantissa == 0)
      continue;
    const int exponent = parts.exponent + __builtin_ctzll(parts.mantissa);
    least = exponent < least ? exponent : least;
  }
  return least;
}

static void widen(struct cells *sum, int count) {
  if (count <= sum->count)
    return;
  memset(&sum->cell[sum->count], 0, (size_t)(count - sum->count) * sizeof sum->cell[0]);
  sum->count = count;
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

void cells_add_sum(struct cells *cells, const struct terms *sum, int unit) {
  for (unsigned k = 0; k < sum->count; k++) {
    const struct double_digits parts = split_double(sum->term[k], unit);
    widen(cells, parts.place + 2);
    cells->cell[parts.place] += parts.low;
    cells->cell[parts.place + 1] += parts.high;
  }
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

/* Two digits hold at least 60 bits of the number, and what is below them is told by one more bit: enough to
 * round as all of it would. */
struct scaled cells_value(const struct cells *sum, int unit) {
  const int top = sum->count - 1;
  if (top < 0)
    return (struct scaled){0, 0};
  i128 bits = sum->cell[top] * ((i128)1 << (BITS + 1)) + (top > 0 ? 2 * sum->cell[top - 1] : 0);
  int below = top - 2;
  while (below >= 0 && sum->cell[below] == 0)
    below--;
  if (below >= 0)
    bits += sum->cell[below] > 0 ? 1 : -1;
  return scaled_from((double)bits, (top - 1) * BITS - 1 + unit);
}

/* One double needs no cells. */
static void digits_of_double(double value, int unit, struct digits *number) {
  const struct double_digits parts = split_double(value, unit);
  const int64_t low = digit_of(parts.low), high = parts.high + (parts.low - low) / ((int64_t)1 << BITS);
  for (int k = 0; k < parts.place; k++)
    number->digit[k] = 0;
  number->digit[parts.place] = low;
  number->digit[parts.place + 1] = high;
  number->count = high != 0 ? parts.place + 2 : low != 0 ? parts.place + 1 : 0;
}

void digits_of_sum(const struct terms *sum, int unit, struct digits *number) {
  if (sum->count == 1) {
    digits_of_double(sum->term[0], unit, number);
    return;
  }
  struct cells cells;
  cells_clear(&cells);
  cells_add_sum(&cells, sum, unit);
  cells_settle(&cells);
  cells_to_digits(&cells, number);
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
