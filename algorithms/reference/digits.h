/* Whole numbers of any length, for signs of polynomials in sums of doubles.
 *
 * Digits are of base 2^56 and have a sign of their own, so that a difference of numbers far apart has zeros
 * between them and not a long borrow; only those that are not zero are kept. Doubles are taken in units of
 * 2^-1120, which divides them all; there 1 is a digit of its own.
 *
 * Room: a coordinate, a difference of two, or a sum of radii is below 2^1030: 2150 bits, 39 digits. A
 * polynomial of degree two is below 2^2061, in units of 2^-2240: 77 digits; one of degree four: 154.
 */
#ifndef GRAZE_DIGITS_H
#define GRAZE_DIGITS_H

#include "form.h"
#include "scaled.h"
#include "terms.h"

enum { DIGITS = 78, CELLS = 2 * DIGITS };

/* The sum of digit[k] * 2^(56 place[k]) for k < count, with places that rise. Settled, each digit lies in
 * [-2^55, 2^55); a difference of two settled numbers has digits below 2^56. */
struct digits {
  int count;
  uint8_t place[DIGITS];
  int64_t digit[DIGITS];
};

/* A sum being made: cells that wait for their carries, from place `low` up to `high`. At most 78 products of
 * digits below 2^56, or 234 of settled ones, come into a cell: below 2^119. */
struct cells {
  int low, high;
  i128 cell[CELLS];
};

static inline void cells_clear(struct cells *sum) { sum->low = sum->high = 0; }

enum { UNIT = -1120 };

void cells_add_sum(struct cells *cells, const struct terms *sum);

/* Adds a * b, or subtracts it. */
void cells_add_product(struct cells *sum, const struct digits *a, const struct digits *b, bool subtract);

int cells_sign(const struct cells *sum);
/* The value of a polynomial of the degree, rounded once. Does the carries. */
struct scaled cells_value(struct cells *sum, int degree);

/* Settled. Does the carries. */
void digits_of_cells(struct cells *sum, struct digits *number);
void digits_of_sum(const struct terms *sum, struct digits *number);
void digits_subtract(const struct digits *a, const struct digits *b, struct digits *difference);
/* The product may be one of the two. */
static inline void digits_multiply(const struct digits *a, const struct digits *b, struct digits *product) {
  struct cells sum;
  cells_clear(&sum);
  cells_add_product(&sum, a, b, false);
  digits_of_cells(&sum, product);
}

static inline bool digits_are_zero(const struct digits *number) { return number->count == 0; }

#endif
