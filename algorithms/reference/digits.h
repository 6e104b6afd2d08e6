/* Whole numbers of any length, for signs of polynomials in sums of doubles.
 *
 * Digits are of base 2^60 and have a sign of their own, so that a difference of numbers far apart has zeros
 * between them and not a long borrow. Doubles are taken in units of a power of two that divides them all.
 *
 * Room: a coordinate, a difference of two, or a sum of radii is below 2^1030 with units from 2^-1074 up: 2104
 * bits, 36 digits. A polynomial of degree two is below 2^2061: 71 digits; one of degree four: 142.
 */
#ifndef GRAZE_DIGITS_H
#define GRAZE_DIGITS_H

#include "exact.h"
#include "wide.h"

enum { DIGITS = 72, CELLS = 2 * DIGITS };

/* The sum of digit[k] * 2^(60 k) for k < count. Settled, each digit lies in [-2^59, 2^59), and the last is
 * not zero; a difference of two settled numbers has digits below 2^60. */
struct digits {
  int count;
  int64_t digit[DIGITS];
};

/* A sum being made: cells that wait for their carries. At most 72 products of digits below 2^60, or 216 of
 * settled ones, come into a cell: below 2^127. */
struct cells {
  int count;
  i128 cell[CELLS];
};

static inline void cells_clear(struct cells *sum) { sum->count = 0; }

/* The exponent of the lowest bit of any term, or `least` when that is lower. */
enum { UNIT_MAX = 1024 };
int lowest_bit(const struct terms *sum, int least);

/* Adds a sum over 2^unit, where unit is not above the lowest bit of any term. */
void cells_add_sum(struct cells *cells, const struct terms *sum, int unit);
/* Adds a * b, or subtracts it. */
void cells_add_product(struct cells *sum, const struct digits *a, const struct digits *b, bool subtract);

/* Does the carries: every cell is then a digit, and the last is not zero. */
void cells_settle(struct cells *sum);
/* Of settled cells. */
int cells_sign(const struct cells *sum);
void cells_to_digits(const struct cells *sum, struct digits *number);
/* The number times 2^unit, rounded once. */
struct scaled cells_value(const struct cells *sum, int unit);

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

bool digits_are_zero(const struct digits *number);

#endif
