/* Numbers of a form's type, made from others. */
#ifndef GRAZE_NUMBER_H
#define GRAZE_NUMBER_H

#include "form.h"

/* A whole number that the type holds; floats take the nearest. */
union number number_whole(enum number_type type, int64_t value);
/* The nearest: whole types cut off the fraction and stop at their ends, and hold 0 for NaN; floats may become
 * infinite. */
union number number_nearest(enum number_type type, double value);
/* The same, but false when a whole type does not hold the value, or a float would not be finite. */
bool number_from_double(enum number_type type, double value, union number *number);
/* So many numbers on, or back when negative: whole types wrap around, floats stop at infinity. */
union number number_stepped(enum number_type type, union number number, int steps);
/* Whether all are finite; whole numbers always are. */
bool numbers_are_finite(enum number_type type, const union number *numbers, unsigned count);
/* The greatest size among the numbers of a case. */
double greatest_number(const struct form *form, const union number *numbers);
/* The sum of their sizes: of cases the lighter is to be read first. */
double case_weight(const struct form *form, const union number *numbers);

/* Lines on which to step and bisect: the type's numbers one after the other, or its whole numbers, of floats
 * those that have all their neighbours. */
enum number_line { LINE_ALL, LINE_WHOLE };
/* False when the number is not on the line. */
bool number_place(enum number_type type, enum number_line line, union number number, i128 *place);
bool number_at(enum number_type type, enum number_line line, i128 place, union number *number);

#endif
