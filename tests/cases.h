/* Hard cases for tests, for any form: a stream that depends on its seed alone. */
#ifndef GRAZE_CASES_H
#define GRAZE_CASES_H

#include "form.h"
#include "random.h"

enum case_kind {
  CASE_UNIFORM,
  CASE_LATTICE,
  CASE_TOUCHING, /* whole numbers, exactly */
  CASE_NUDGED,   /* touching, each number moved by a few units or ulps */
  CASE_DECIMAL,
  CASE_MIXED, /* each number with an exponent of its own */
  CASE_HUGE,
  CASE_TINY,
  CASE_SUBNORMAL,
  CASE_EDGE, /* values next to the type's landmarks */
  CASE_FLAT,
  CASE_INVALID,
  CASE_KINDS
};

int64_t cases_between(uint64_t *state, int64_t low, int64_t high);
/* The next case of the stream; returns its kind. */
enum case_kind cases_next(uint64_t *state, const struct form *form, union number *numbers);
/* The same, and in every eighth row touching far from the origin in tenths, hundredths or thirds, each number
 * rounded; of hulls in another one touching far along a side. */
void cases_of_row(uint64_t *state, const struct form *form, size_t row, union number *numbers);

#endif
