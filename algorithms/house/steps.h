/* Registration of the house tests, and of a test in two steps: a quick one that may be unsure (ANSWER_NONE),
 * and an exact one for the rest.
 *
 * The test is: the quick answer, or where it is unsure the exact one. Over a batch the quick step runs
 * through all rows in one loop without branches, which vectorises, and then the exact step over the unsure
 * rows alone.
 */
#ifndef GRAZE_STEPS_H
#define GRAZE_STEPS_H

#include "algorithm.h"

/* What the records of the house tests have in common. */
#define HOUSE_TYPE_f32 "single precision"
#define HOUSE_TYPE_f64 "double precision"
#define HOUSE_TYPE_i32 "whole numbers of 32 bits"
#define HOUSE_TYPE_i64 "whole numbers of 64 bits"
#define HOUSE_WORD_CONTRACT_CLOSED "closed"
#define HOUSE_WORD_CONTRACT_OPEN "open"
#define HOUSE_WORD_CONTRACT_HALF_OPEN "half-open"

#define HOUSE_RECORD(SHAPES, TYPE, CONTRACT)                                                                 \
  .title = SHAPES ", exact, " HOUSE_WORD_##CONTRACT ", " HOUSE_TYPE_##TYPE, .role = ROLE_HOUSE,              \
  .language = "C", .source = "written for this project", .wrong = "-", .by_code = CONTRACT,                  \
  .by_text = CONTRACT

static inline enum answer closed_answer(int sign) { return sign == 2 ? ANSWER_NONE : hit_if(sign <= 0); }
static inline enum answer open_answer(int sign) { return sign == 2 ? ANSWER_NONE : hit_if(sign < 0); }

/* The steps of test ID: REACH_step and REACH_exact of round_reach.h, asked about NUMBERS(a, b). */
#define HOUSE_STEPS(ID, A, B, NUMBERS, REACH, ANSWER)                                                        \
  static inline enum answer ID##_quick(struct A a, struct B b) {                                             \
    return ANSWER(REACH##_step(NUMBERS(a, b)));                                                              \
  }                                                                                                          \
  static enum answer ID##_exact(struct A a, struct B b) { return ANSWER(REACH##_exact(NUMBERS(a, b))); }

/* The answer of a step to a row. */
#define HOUSE_ROW(STEP, A, B, row) (uint8_t) STEP(A##_at(columns, 0, row), B##_at(columns, A##_COLUMNS, row))

/* GRAZE_TEST_STEPS(id, shape, shape, .field = value, ...): the steps are id_quick and id_exact. */
#define GRAZE_TEST_STEPS(ID, A, B, ...)                                                                      \
  static void ID##_batch(const void *const *columns, size_t count, uint8_t *restrict answers) {              \
    for (size_t row = 0; row < count; row++)                                                                 \
      answers[row] = HOUSE_ROW(ID##_quick, A, B, row);                                                       \
    for (size_t row = 0; row < count; row++)                                                                 \
      if (answers[row] == ANSWER_NONE)                                                                       \
        answers[row] = HOUSE_ROW(ID##_exact, A, B, row);                                                     \
  }                                                                                                          \
  GRAZE_RECORD_OF(ID, A, B, __VA_ARGS__)

#endif
