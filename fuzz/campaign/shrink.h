/* From a failing case to the smallest that fails alike: same outcome, same place, same definedness.
 *
 * Works from answers alone, for any subject. The result is locally minimal: no single step of the shrinker
 * makes it smaller, and it shrinks to itself.
 */
#ifndef GRAZE_SHRINK_H
#define GRAZE_SHRINK_H

#include "block.h"
#include "failure.h"
#include "level.h"

/* Whether a is easier to read than b. First the one whose shapes have an extent: a disc of radius 0, a box
 * without width or a triangle on a line is hardly a bug report. Then whole numbers up to 64, short decimals,
 * whole numbers of few digits, and the rest; among these fewer digits, then nearer to zero, or, of tiny
 * numbers, nearer to one. */
bool case_is_smaller(const struct form *form, const union number *a, const union number *b);
/* Sizes that are zero and corners that are the same, and a way that leads nowhere; 0 when every shape has an
 * extent. */
unsigned missing_extents(const struct form *form, const union number *numbers);

/* The simplest cases of a form, drawn and judged once for all findings of it: by one thread. NULL when there
 * is no memory. */
struct simple;
struct simple *simple_new(enum level level);
void simple_free(struct simple *simple);
/* From that time of the clock on cases stay as small as they are; INFINITY, as at first: no such time. */
void simple_until(struct simple *simple, double time);
/* Whether that time has come. */
bool simple_is_over(const struct simple *simple);

/* Makes the numbers smaller in place. */
void shrink_case(const struct failure *failure, union number *numbers, struct simple *simple);

#endif
