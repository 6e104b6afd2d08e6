/* One definition of disagreement: one function examines one case, and everything that judges calls it. */
#ifndef GRAZE_JUDGE_H
#define GRAZE_JUDGE_H

#include "algorithm.h"
#include "reference/reference.h"

/* What one case says of one test. */
struct verdict {
  struct truth truth;
  enum answer answer;
  enum outcome outcome;
  bool undefined; /* the original's behaviour is undefined for this case */
  bool hair;      /* it is wrong, and the gap a hair, as in every rounding failure and in few others */
};

/* What passes, and what the rest is called: by contract, truth byte and answer. All who judge look it up. A
 * hit or a miss on FLAT and INVALID is tabulated, never blamed, and INVALID needs no answer. What is declined
 * agrees with all. */
enum { TRUTHS = TRUTH_HALF_OPEN_HIT * 2 };
extern const uint8_t judge_table[CONTRACTS][TRUTHS][ANSWERS]; /* enum outcome */

/* A row of a batch: a truth byte of the reference and a test's answer. */
static inline enum outcome judge_row(enum contract contract, uint8_t truth, uint8_t answer) {
  return (enum outcome)judge_table[contract][truth][answer];
}
enum outcome judge_outcome(enum contract contract, struct truth truth, enum answer answer);

/* Whether the contract tells a hit from a miss there. */
static inline bool judge_tells(enum contract contract, uint8_t truth) {
  return judge_row(contract, truth, ANSWER_HIT) != judge_row(contract, truth, ANSWER_MISS);
}
/* The answer that is right; a hit where either is. */
static inline enum answer judge_expected(enum contract contract, uint8_t truth) {
  return hit_if(judge_row(contract, truth, ANSWER_HIT) == OUTCOME_AGREES);
}
/* Whether some answer has that outcome there. */
bool judge_can(enum contract contract, uint8_t truth, enum outcome outcome);

/* Examines a case with the answer a subject gave. */
struct verdict
judge_answer(const struct algorithm *algorithm, const union number *numbers, enum answer answer);
/* The same for a built-in test, which is asked. */
struct verdict judge_case(const struct algorithm *algorithm, const union number *numbers);

/* How far a case is from touching, and the size of its larger shape: the longest side of a box, the radius of
 * a disc; 0 when neither has one. Both are finite for what is blamed. */
struct case_gap {
  double gap, size; /* gap: its magnitude */
};
struct case_gap judge_gap(const struct form *form, const union number *numbers);
/* The distance that is right, where the gap is that: 0 where they meet, unless the depth is asked for. Of a
 * push its length; of a shape that moves the part of its way, infinity for none. */
double judge_right_number(const struct algorithm *algorithm, const union number *numbers, double gap);
/* How wrong the test is there: by the gap; by how much a number is off, of a point how much farther it is
 * than the nearest; of a push by how much it is too long, or what it leaves of the overlap; of a
 * crossing how far its point is from the segments, or how deep they overlap where it says none; of a part of
 * a way how far that is from the right place. Not a number where it gives no answer. `values` are its answer;
 * NULL: it is asked. */
struct case_gap
judge_error(const struct algorithm *algorithm, const union number *numbers, const double *values);

/* By a hair: the gap is at most this share of the greatest number of the case, a few units of rounding; 0 for
 * whole numbers, which are not rounded. A gap of 0 is a hair of floats. */
double hair_share(enum number_type type);
bool case_is_hair(const struct form *form, const union number *numbers);

/* The known defect that covers a disagreement, or NULL: news. */
const struct defect *
judge_known(const struct algorithm *algorithm, enum outcome outcome, place_t place, enum cause cause);

#endif
