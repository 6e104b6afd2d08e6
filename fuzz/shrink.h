/* From a failing case to the smallest that fails alike: same outcome, same place, same definedness.
 *
 * Works from answers alone, for any subject. Small means, first of all, easy to read: whole numbers up to 64,
 * then short decimals, then whole numbers of few digits, then the rest; among these fewer digits, then nearer
 * to zero. The result is locally minimal: no single step of the shrinker makes it smaller.
 */
#ifndef GRAZE_SHRINK_H
#define GRAZE_SHRINK_H

#include "judge.h"

/* What must stay: read off the first case. */
struct failure {
  const struct algorithm *algorithm;
  bool pixels; /* judged by the pixel truth */
  enum outcome outcome;
  place_t place;
  bool undefined;
  bool
      hair; /* floats: the gap is a hair beside the numbers, as in every rounding failure and in few others */
};

/* Whether the numbers fail at all; then `failure` says how. */
bool failure_of(const struct algorithm *algorithm,
                bool pixels,
                const union number *numbers,
                struct failure *failure);
/* Whether the numbers fail like that. */
bool fails_alike(const struct failure *failure, const union number *numbers);

/* Whether case a is easier to read than b. */
bool case_is_smaller(const struct algorithm *algorithm, const union number *a, const union number *b);
/* Makes the numbers smaller in place. */
void shrink_case(const struct failure *failure, union number *numbers);
/* Read off a shrunk case. */
enum cause shrunk_cause(const struct failure *failure, const union number *numbers);

#endif
