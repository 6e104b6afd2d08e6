/* Whole numbers of any length, for signs of polynomials in sums of doubles.
 *
 * Digits are of base 2^56 and have a sign of their own, so that a difference of numbers far apart has zeros
 * between them and not a long borrow; only those that are not zero are kept. Doubles are taken in units of a
 * power of two that divides them all.
 *
 * Room: a coordinate, a difference of two, or a sum of radii is below 2^1030 with units from 2^-1074 up: 2104
 * bits, 38 digits. A polynomial of degree two is below 2^2061: 76 digits; one of degree four: 151.
 */
#ifndef GRAZE_DIGITS_H
#define GRAZE_DIGITS_H

#include "exact.h"
#include "wide.h"

enum { DIGITS = 78, CELLS = 2 * DIGITS, CELL_WORDS = (CELLS + 63) / 64 };

/* The sum of digit[k] * 2^(56 place[k]) for k < count, with places that rise. Settled, each digit lies in
 * [-2^55, 2^55); a difference of two settled numbers has digits below 2^56. */
struct digits {
  int count;
  uint8_t place[DIGITS];
  int64_t digit[DIGITS];
};

/* A sum being made: cells that wait for their carries, and which of them are in use. At most 78 products of
 * digits below 2^56, or 234 of settled ones, come into a cell: below 2^119. */
struct cells {
  uint64_t used[CELL_WORDS];
  i128 cell[CELLS];
};

static inline void cells_clear(struct cells *sum) {
  for (unsigned k = 0; k < CELL_WORDS; k++)
    sum->used[k] = 0;
}

/* The exponent of the lowest bit of any term, or `least` when that is lower. */
enum { UNIT_MAX = 1024 };
int lowest_bit(const struct terms *sum, int least);

/* Adds a sum over 2^unit, where unit is not above the lowest bit of any term. */
void cells_add_sum(struct cells *cells, const struct terms *sum, int unit);
/* Adds a * b, or subtracts it. */
void cells_add_product(struct cells *sum, const struct digits *a, const struct digits *b, bool subtract);

int cells_sign(const struct cells *sum);
/* The number times 2^unit, rounded once. Does the carries. */
struct scaled cells_value(struct cells *sum, int unit);
/* Does the carries: every cell in use is then a digit, and not zero. */
void cells_settle(struct cells *sum);
/* Of settled cells. */
void cells_to_digits(const struct cells *sum, struct digits *number);

/* A sum over 2^unit, settled. */
void digits_of_sum(const struct terms *sum, int unit, struct digits *number);
void digits_subtract(const struct digits *a, const struct digits *b, struct digits *difference);
/* The product may be one of the two. */
static inline void digits_multiply(const struct digits *a, const struct digits *b, struct digits *product) {
  struct cells sum;
  cells_clear(&sum);
  cells_add_product(&sum, a, b, false);
  cells_settle(&sum);
  cells_to_digits(&sum, product);
}

static inline bool digits_are_zero(const struct digits *number) { return number->count == 0; }

#endif
