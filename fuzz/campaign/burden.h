/* Which of two cases is easier to read.
 *
 * First the one whose shapes have an extent: a disc of radius 0, a box without width or a triangle on a line
 * is hardly a bug report. Then whole numbers up to 64, short decimals, whole numbers of few digits, and the
 * rest; among these fewer digits, then nearer to zero, or, of tiny numbers, nearer to one.
 */
#ifndef GRAZE_BURDEN_H
#define GRAZE_BURDEN_H

#include "form.h"

struct burden {
  unsigned hollow; /* sizes that are zero, corners that are the same */
  unsigned class_sum, digits;
  double size;
};

struct burden burden_of(const struct form *form, const union number *numbers);
/* The same in parts: one number's, without `hollow`, and their sum. */
struct burden burden_of_number(enum number_type type, union number number);
struct burden burden_sum(unsigned hollow, unsigned columns, const struct burden *each);
bool burden_is_lighter(const struct burden *a, const struct burden *b);
/* 0 when every shape has an extent. */
unsigned hollow_sizes(const struct form *form, const union number *numbers);

#endif
