#include "digits.h"

enum { BITS = 56 };

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

static bool is_used(const struct cells *sum, int place) { return sum->used[place / 64] >> place % 64 & 1; }

/* The least place in use from `place` on, or CELLS. */
static int next_used(const struct cells *sum, int place) {
  int word = place / 64;
  uint64_t bits = sum->used[word] & ~(uint64_t)0 << place % 64;
  while (bits == 0 && ++word < CELL_WORDS)
    bits = sum->used[word];
  return bits == 0 ? CELLS : word * 64 + __builtin_ctzll(bits);
}

/* The greatest place in use below `place`, or -1. */
static int used_below(const struct cells *sum, int place) {
  int word = place / 64;
  uint64_t bits = place % 64 == 0 ? 0 : sum->used[word] & (((uint64_t)1 << place % 64) - 1);
  while (bits == 0 && --word >= 0)
    bits = sum->used[word];
  return bits == 0 ? -1 : word * 64 + 63 - __builtin_clzll(bits);
}

static i128 cell_at(const struct cells *sum, int place) { return is_used(sum, place) ? sum->cell[place] : 0; }

static void cell_add(struct cells *sum, int place, i128 number) {
  sum->cell[place] = cell_at(sum, place) + number;
  sum->used[place / 64] |= (uint64_t)1 << place % 64;
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
    if (parts.low != 0)
      cell_add(cells, parts.place, parts.low);
    if (parts.high != 0)
      cell_add(cells, parts.place + 1, parts.high);
  }
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
  for (int k = next_used(sum, 0); k < CELLS; k = carry != 0 ? k + 1 : next_used(sum, k + 1)) {
    const i128 cell = cell_at(sum, k) + carry;
    sum->cell[k] = digit_of(cell);
    carry = (cell - sum->cell[k]) >> BITS;
    const uint64_t bit = (uint64_t)1 << k % 64;
    sum->used[k / 64] = sum->cell[k] != 0 ? sum->used[k / 64] | bit : sum->used[k / 64] & ~bit;
  }
}

/* From the greatest place down. What lies below a cell comes to less than 2^64 of its units, so no more is
 * asked for than what decides; and what goes on is below 2^121. */
int cells_sign(const struct cells *sum) {
  i128 above = 0;
  for (int k = used_below(sum, CELLS); k >= 0; k = above != 0 ? k - 1 : used_below(sum, k)) {
    above = above * ((i128)1 << BITS) + cell_at(sum, k);
    if (above >= (i128)1 << 64 || above <= -((i128)1 << 64))
      break;
  }
  return (above > 0) - (above < 0);
}

void cells_to_digits(const struct cells *sum, struct digits *number) {
  number->count = 0;
  for (int k = next_used(sum, 0); k < CELLS; k = next_used(sum, k + 1)) {
    number->place[number->count] = (uint8_t)k;
    number->digit[number->count++] = (int64_t)sum->cell[k];
  }
}

/* Two digits hold at least 56 bits of the number, and what is below them is told by one more bit: enough to
 * round as all of it would. */
struct scaled cells_value(struct cells *sum, int unit) {
  cells_settle(sum);
  const int top = used_below(sum, CELLS);
  if (top < 0)
    return (struct scaled){0, 0};
  i128 bits = sum->cell[top] * ((i128)1 << (BITS + 1)) + (top > 0 ? 2 * cell_at(sum, top - 1) : 0);
  const int below = used_below(sum, top > 0 ? top - 1 : 0);
  if (below >= 0)
    bits += sum->cell[below] > 0 ? 1 : -1;
  return scaled_from((double)bits, (top - 1) * BITS - 1 + unit);
}

static void digits_append(struct digits *number, int place, int64_t digit) {
  number->place[number->count] = (uint8_t)place;
  number->digit[number->count] = digit;
  number->count += digit != 0;
}

/* One double needs no cells: it has 53 bits, so what lies above the first digit is one more. */
static void digits_of_double(double value, int unit, struct digits *number) {
  const struct double_digits parts = split_double(value, unit);
  const int64_t low = digit_of(parts.low);
  number->count = 0;
  digits_append(number, parts.place, low);
  digits_append(number, parts.place + 1, parts.high + (parts.low - low) / ((int64_t)1 << BITS));
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
  int i = 0, j = 0;
  difference->count = 0;
  while (i < a->count || j < b->count) {
    const int p = i < a->count ? a->place[i] : DIGITS, q = j < b->count ? b->place[j] : DIGITS;
    const int64_t from = p <= q ? a->digit[i++] : 0, less = q <= p ? b->digit[j++] : 0;
    digits_append(difference, p < q ? p : q, from - less);
  }
}
