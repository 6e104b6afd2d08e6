/* How a case fails, what else fails like it, why, and how far its numbers may move: read off answers alone,
 * for any subject. */
#ifndef GRAZE_FAILURE_H
#define GRAZE_FAILURE_H

#include "judge.h"

/* A case that fails. Its outcome, its place and whether it is defined must stay, and what is no hair must
 * not become one. */
struct failure {
  const struct algorithm *algorithm;
  struct verdict verdict;
};

/* Whether the test's answer to the numbers is wrong; then `failure` says how. */
bool failure_of(const struct algorithm *algorithm, const union number *numbers, struct failure *failure);
/* The answer to the numbers that is wrong like that. */
enum answer failure_answer(const struct failure *failure, const union number *numbers);
/* Whether the numbers fail like that. */
bool fails_alike(const struct failure *failure, const union number *numbers);
/* Whether they are in the failing case's relation and at its place, and then whether they are told right. */
enum told_alike { TOLD_ELSEWHERE, TOLD_WRONG, TOLD_RIGHT };
enum told_alike failure_told(const struct failure *failure, const union number *numbers);
/* Whether these failing numbers do because the test is silent for longer than it is given. */
bool failure_hangs(const struct failure *failure, const union number *numbers);
/* Whether they, of floats, no longer do when all are multiplied by the power of two that takes the greatest
 * to 1: what is rounded there is rounded alike, and neither overflows nor vanishes. */
bool fails_by_scale(const struct failure *failure, const union number *numbers);
/* Small whole numbers, on which no arithmetic goes wrong by itself. */
bool numbers_are_plain(const struct form *form, const union number *numbers);
/* Read off a shrunk case: the numbers tell, not the case that they were shrunk from. */
enum cause failure_cause(const struct failure *failure, const union number *numbers);

/* Over which values of one number a case stays wrong, the others as they are. */
struct interval {
  union number low, high;
};
/* One for each number of a shrunk case: the stretch about it over which the failure persists and that is
 * connected to it, as doubling steps and bisection tell. */
void failure_intervals(const struct failure *failure, const union number *numbers, struct interval *interval);
/* How far apart shapes may be that are still told to meet, or how deep an overlap that is missed, when that
 * is one number that is written in the code: the failure ends there along several numbers of the case, and of
 * a scene eight times as large too. Or a share of what the scene has: then it ends at that share of a scene
 * seven times as large too, and of one that stands elsewhere. */
enum tolerance_of { OF_ONE, OF_RADII, OF_SIDE, OF_PLACE, OF_GREATEST, TOLERANCES };
struct tolerance {
  double part; /* 0 when there is none */
  enum tolerance_of of;
};
struct tolerance failure_tolerance(const struct failure *failure,
                                   const union number *numbers,
                                   const struct interval *interval);
/* What it is a part of, where number k is the one that moves; 0 where the shapes have nothing of the kind. */
double
tolerance_whole(enum tolerance_of of, const struct form *form, const union number *numbers, unsigned k);

/* The scene so many times as large, and so far from where it is; false where the type does not hold it. */
bool case_put_elsewhere(const struct form *form, union number *numbers, double times, double by);

#endif
