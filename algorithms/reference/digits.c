#include "digits.h"

enum { BITS = 56 };
static const uint64_t LOW_BITS = ((uint64_t)1 << BITS) - 1;

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

/* A double fills parts of two cells. */
struct double_digits {
  int place;
  int64_t low, high;
};

/* Without its last zeros a short number mostly fills one. */
static struct double_digits split_double(double value) {
  const struct parts parts = take_apart(value);
  if (parts.mantissa == 0)
    return (struct double_digits){0, 0, 0};
  const int zeros = __builtin_ctzll(parts.mantissa), position = parts.exponent + zeros - UNIT;
  const u128 wide = (u128)(parts.mantissa >> zeros) << position % BITS;
  const int64_t low = (int64_t)((uint64_t)wide & LOW_BITS), high = (int64_t)(wide >> BITS);
  return (struct double_digits){position / BITS, parts.negative ? -low : low, parts.negative ? -high : high};
}

/* A whole number of units: with its shift within a cell, below 2^109. */
static inline int64_t signed_mantissa(struct parts parts) {
  return parts.negative ? -(int64_t)parts.mantissa : (int64_t)parts.mantissa;
}
static inline unsigned position_of(struct parts parts) { return (unsigned)(parts.exponent - UNIT); }

void cells_add_sum(struct cells *cells, const struct terms *sum) {
  for (unsigned k = 0; k < sum->count; k++) {
    if (sum->term[k] == 0)
      continue;
    const struct parts parts = take_apart(sum->term[k]);
    const unsigned position = position_of(parts);
    cell_add(cells, (int)(position / BITS), (i128)signed_mantissa(parts) * ((i128)1 << position % BITS));
  }
}

/* Of a sum: odd numbers times powers of two, in units of 2^UNIT. */
struct factors {
  unsigned count;
  unsigned position[TERMS_MAX];
  int64_t mantissa[TERMS_MAX];
};

/* The bits of numbers: [least, end). */
struct exponents {
  unsigned least, end;
};

/* The range comes to hold their bits. */
static void take_factors(const struct summed *sum, struct factors *factors, struct exponents *range) {
  factors->count = sum->count;
  for (unsigned k = 0; k < sum->count; k++) {
    const struct parts parts = take_apart(sum->part[k]);
    const unsigned zeros = (unsigned)__builtin_ctzll(parts.mantissa), position = position_of(parts) + zeros,
                   end = position_of(parts) + 53;
    factors->mantissa[k] = signed_mantissa(parts) >> zeros;
    factors->position[k] = position;
    range->least = position < range->least ? position : range->least;
    range->end = end > range->end ? end : range->end;
  }
}

/* The parts that are not 0. */
static void add_part(double part, struct summed *to) {
  to->part[to->count] = part;
  to->count += part != 0;
}

static void add_each(const struct terms *sum, double sign, struct summed *to) {
  for (unsigned k = 0; k < sum->count; k++)
    add_part(sign * sum->term[k], to);
}

static double add_next(double all, double term, struct summed *to) {
  const struct added next = added(all, term);
  to->lost += __builtin_fabs(next.low);
  add_part(next.low, to);
  return next.high;
}

static void add_up(struct difference number, struct summed *to) {
  const struct terms *const from = number.from, *const less = number.less;
  double all = from->count > 0 ? from->term[0] : 0;
  to->count = 0;
  to->lost = 0;
  for (unsigned k = 1; k < from->count; k++)
    all = add_next(all, from->term[k], to);
  for (unsigned k = 0; k < less->count; k++)
    all = add_next(all, -less->term[k], to);
  add_part(all, to);
  to->value = all;
  if (to->lost - to->lost == 0)
    return;
  to->count = 0;
  add_each(from, 1, to);
  add_each(less, -1, to);
}

void add_up_roots(struct difference x, struct difference y, struct difference s, struct summed root[ROOTS]) {
  add_up(x, &root[0]);
  add_up(y, &root[1]);
  add_up(s, &root[2]);
}

/* A product of two mantissas has 106 bits: the lowest in one cell, the rest, of its sign, in the next. */
static inline void add_product(i128 *cell, int64_t a, int64_t b, unsigned position) {
  const unsigned shift = position % BITS;
  const i128 product = (i128)a * b;
  cell[position / BITS] += (uint64_t)product << shift & LOW_BITS;
  cell[position / BITS + 1] += product >> (BITS - shift);
}

static void add_square(i128 *cell, const struct factors *sum, bool subtract) {
  for (unsigned k = 0; k < sum->count; k++) {
    const int64_t factor = subtract ? -sum->mantissa[k] : sum->mantissa[k];
    add_product(cell, factor, sum->mantissa[k], 2 * sum->position[k]);
    for (unsigned j = 0; j < k; j++)
      add_product(cell, factor, sum->mantissa[j], sum->position[j] + sum->position[k] + 1);
  }
}

enum { CLEARED = 8 }; /* at once: how many there are is hard to foretell, and some more cost less */

static struct exponents take_roots(const struct summed root[ROOTS], struct factors factors[ROOTS]) {
  struct exponents range = {2 * (unsigned)-UNIT, 0};
  for (unsigned k = 0; k < ROOTS; k++)
    take_factors(&root[k], &factors[k], &range);
  return range;
}

static void add_squares(const struct factors factors[ROOTS], struct exponents range, struct cells *sum) {
  cells_clear(sum);
  if (range.least > range.end)
    return;
  sum->low = (int)(2 * range.least / BITS);
  sum->high = (int)(2 * range.end / BITS + 2);
  for (int k = sum->low; k < sum->high; k += CLEARED)
    for (int j = 0; j < CLEARED; j++)
      sum->cell[k + j] = 0;
  add_square(sum->cell, &factors[0], false);
  add_square(sum->cell, &factors[1], false);
  add_square(sum->cell, &factors[2], true);
}

void cells_of_squares(struct cells *sum, const struct summed root[ROOTS]) {
  struct factors factors[ROOTS];
  const struct exponents range = take_roots(root, factors);
  add_squares(factors, range, sum);
}

/* Sums of so few bits are below 2^62, and their squares add up in 128 bits. */
enum { FEW_BITS = 57 };

static i128 square_of(const struct factors *sum, unsigned least) {
  int64_t number = 0;
  for (unsigned k = 0; k < sum->count; k++)
    number += sum->mantissa[k] * ((int64_t)1 << (sum->position[k] - least));
  return (i128)number * number;
}

int sign_of_roots(const struct summed root[ROOTS]) {
  struct factors factors[ROOTS];
  const struct exponents range = take_roots(root, factors);
  if (range.end <= range.least + FEW_BITS) {
    const i128 value = square_of(&factors[0], range.least) + square_of(&factors[1], range.least) -
                       square_of(&factors[2], range.least);
    return (value > 0) - (value < 0);
  }
  struct cells cells;
  add_squares(factors, range, &cells);
  return cells_sign(&cells);
}

void cells_add_product(struct cells *sum, const struct digits *a, const struct digits *b, bool subtract) {
  for (int i = 0; i < a->count; i++) {
    const int64_t digit = subtract ? -a->digit[i] : a->digit[i];
    for (int j = 0; j < b->count; j++)
      cell_add(sum, a->place[i] + b->place[j], (i128)digit * b->digit[j]);
  }
}

/* The digit in [-2^59, 2^59) that leaves a multiple of 2^60. */
static int64_t digit_of(i128 cell) { return (int64_t)((uint64_t)cell << (64 - BITS)) >> (64 - BITS); }

void cells_settle(struct cells *sum) {
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

void cells_to_digits(const struct cells *sum, struct digits *number) {
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

/* One double needs no cells: it has 53 bits, so what lies above the first digit is one more. */
static void digits_of_double(double value, struct digits *number) {
  const struct double_digits parts = split_double(value);
  const int64_t low = digit_of(parts.low);
  number->count = 0;
  digits_append(number, parts.place, low);
  digits_append(number, parts.place + 1, parts.high + (parts.low - low) / ((int64_t)1 << BITS));
}

void digits_of_sum(const struct terms *sum, struct digits *number) {
  if (sum->count == 1) {
    digits_of_double(sum->term[0], number);
    return;
  }
  struct cells cells;
  cells_clear(&cells);
  cells_add_sum(&cells, sum);
  cells_settle(&cells);
  cells_to_digits(&cells, number);
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
