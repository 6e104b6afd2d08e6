/* How a case fails, what else fails like it, and why: read off answers alone, for any subject. */
#ifndef GRAZE_FAILURE_H
#define GRAZE_FAILURE_H

#include "ahead.h"
#include "judge.h"

/* A case that fails. Its outcome, its place and whether it is defined must stay. */
struct failure {
  const struct algorithm *algorithm;
  struct verdict verdict;
  bool
      hair; /* floats: the gap is a hair beside the numbers, as in every rounding failure and in few others */
  struct ahead *ahead; /* or NULL: what to ask the test for many answers with */
  bool near; /* the test is asked sooner than the reference: built in, or beside it as in the page */
};

/* Whether that answer to the numbers is wrong; then `failure` says how. */
bool failure_with(const struct algorithm *algorithm,
                  const union number *numbers,
                  enum answer answer,
                  struct failure *failure);
/* Whether the numbers fail at all; then `failure` says how. */
bool failure_of(const struct algorithm *algorithm, const union number *numbers, struct failure *failure);
/* Whether the numbers fail like that, by an answer that was asked for ahead where there is one. */
bool fails_alike(const struct failure *failure, const union number *numbers);
/* Whether they may, by what costs less to ask than the answer. */
bool may_fail_alike(const struct failure *failure, const union number *numbers);
/* As fails_alike(), asked by itself whatever was foreseen. */
bool fails_alike_alone(const struct failure *failure, const union number *numbers);
/* Whether these failing numbers do because the test is silent for longer than it is given. */
bool failure_hangs(const struct failure *failure, const union number *numbers);
/* Whether they, of floats, no longer do when all are multiplied by the power of two that takes the greatest
 * to 1: what is rounded there is rounded alike, and neither overflows nor vanishes. */
bool fails_by_scale(const struct failure *failure, const union number *numbers);
/* Small whole numbers, on which no arithmetic goes wrong by itself. */
bool numbers_are_plain(const struct form *form, const union number *numbers);
/* Read off a shrunk case: the numbers tell, not the case that they were shrunk from. */
enum cause failure_cause(const struct failure *failure, const union number *numbers);

#endif
