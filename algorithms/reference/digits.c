#include "digits.h"

enum { BITS = 56 };

/* Makes the range of cells reach to a place beyond it. */
static void cells_reach(struct cells *sum, int place) {
  if (sum->low == sum->high)
    sum->low = sum->high = place;
  while (sum->low > place)
    sum->cell[--sum->low] = 0;
  while (sum->high <= place)
    sum->cell[sum->high++] = 0;
}

static inline void cell_add(struct cells *sum, int place, i128 number) {
  if (place < sum->low || place >= sum->high)
    cells_reach(sum, place);
  sum->cell[place] += number;
}

/* With its shift within a cell a mantissa is below 2^109. */
void cells_add_sum(struct cells *cells, const struct terms *sum) {
  for (unsigned k = 0; k < sum->count; k++) {
    if (sum->term[k] == 0)
      continue;
    const struct parts parts = take_apart(sum->term[k]);
    const int position = parts.exponent - UNIT;
    const i128 mantissa = parts.negative ? -(i128)parts.mantissa : (i128)parts.mantissa;
    cell_add(cells, position / BITS, mantissa * ((i128)1 << position % BITS));
  }
}

void cells_add_product(struct cells *sum, const struct digits *a, const struct digits *b, bool subtract) {
  for (int i = 0; i < a->count; i++) {
    const int64_t digit = subtract ? -a->digit[i] : a->digit[i];
    for (int j = 0; j < b->count; j++)
      cell_add(sum, a->place[i] + b->place[j], (i128)digit * b->digit[j]);
  }
}

/* The digit in [-2^55, 2^55) that leaves a multiple of 2^56. */
static int64_t digit_of(i128 cell) { return (int64_t)((uint64_t)cell << (64 - BITS)) >> (64 - BITS); }

/* Does the carries: every cell is then a digit. */
static void cells_settle(struct cells *sum) {
  i128 carry = 0;
  for (int k = sum->low; k < sum->high || carry != 0; k++) {
    cell_add(sum, k, carry);
    const i128 cell = sum->cell[k];
    sum->cell[k] = digit_of(cell);
    carry = (cell - sum->cell[k]) >> BITS;
  }
}

/* From the greatest place down. What lies below a cell comes to less than 2^64 of its units, so no more is
 * asked for than what decides; and what goes on is below 2^121. */
int cells_sign(const struct cells *sum) {
  i128 above = 0;
  for (int k = sum->high - 1; k >= sum->low; k--) {
    above = above * ((i128)1 << BITS) + sum->cell[k];
    if (above >= (i128)1 << 64 || above <= -((i128)1 << 64))
      break;
  }
  return (above > 0) - (above < 0);
}

static void digits_append(struct digits *number, int place, int64_t digit) {
  number->place[number->count] = (uint8_t)place;
  number->digit[number->count] = digit;
  number->count += digit != 0;
}

void digits_of_cells(struct cells *sum, struct digits *number) {
  cells_settle(sum);
  number->count = 0;
  for (int k = sum->low; k < sum->high; k++)
    digits_append(number, k, (int64_t)sum->cell[k]);
}

/* The greatest place below `place` that is not 0, or one less than the least place. */
static int next_below(const struct cells *sum, int place) {
  while (--place >= sum->low && sum->cell[place] == 0)
    ;
  return place;
}

/* Two digits hold at least 56 bits of the number, and what is below them is told by one more bit: enough to
 * round as all of it would. */
struct scaled cells_value(struct cells *sum, int degree) {
  cells_settle(sum);
  const int top = next_below(sum, sum->high);
  if (top < sum->low)
    return (struct scaled){0, 0};
  i128 bits = sum->cell[top] * ((i128)1 << (BITS + 1)) + (top > sum->low ? 2 * sum->cell[top - 1] : 0);
  const int below = next_below(sum, top - 1);
  if (below >= sum->low)
    bits += sum->cell[below] > 0 ? 1 : -1;
  return scaled_from((double)bits, (top - 1) * BITS - 1 + degree * UNIT);
}

void digits_of_sum(const struct terms *sum, struct digits *number) {
  struct cells cells;
  cells_clear(&cells);
  cells_add_sum(&cells, sum);
  digits_of_cells(&cells, number);
}

void digits_subtract(const struct digits *a, const struct digits *b, struct digits *difference) {
  int i = 0, j = 0;
  difference->count = 0;
  while (i < a->count || j < b->count) {
    const int p = i < a->count ? a->place[i] : DIGITS, q = j < b->count ? b->place[j] : DIGITS;
    const int64_t from = p <= q ? a->digit[i++] : 0, less = q <= p ? b->digit[j++] : 0;
    digits_append(difference, p < q ? p : q, from - less);
  }
}
