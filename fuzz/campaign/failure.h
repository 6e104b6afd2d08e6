/* How a case fails, what else fails like it, and why: read off answers alone, for any subject. */
#ifndef GRAZE_FAILURE_H
#define GRAZE_FAILURE_H

#include "judge.h"

/* A case that fails. Its outcome, its place and whether it is defined must stay. */
struct failure {
  const struct algorithm *algorithm;
  struct verdict verdict;
  bool
      hair; /* floats: the gap is a hair beside the numbers, as in every rounding failure and in few others */
};

/* Whether the numbers fail at all; then `failure` says how. */
bool failure_of(const struct algorithm *algorithm, const union number *numbers, struct failure *failure);
/* Whether the numbers fail like that. */
bool fails_alike(const struct failure *failure, const union number *numbers);
/* Read off a shrunk case: the numbers tell, not the case that they were shrunk from. */
enum cause failure_cause(const struct failure *failure, const union number *numbers);

#endif
