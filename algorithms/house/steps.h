/* Registration of a test in two steps: a quick one that may be unsure (ANSWER_NONE), and an exact one for the
 * rest.
 *
 * The test is: the quick answer, or where it is unsure the exact one. Over a batch the quick step runs
 * through all rows in one loop without branches, which vectorises, and then the exact step over the unsure
 * rows alone.
 */
#ifndef GRAZE_STEPS_H
#define GRAZE_STEPS_H

#include "algorithm.h"

static inline enum answer closed_answer(int sign) { return sign == 2 ? ANSWER_NONE : hit_if(sign <= 0); }
static inline enum answer open_answer(int sign) { return sign == 2 ? ANSWER_NONE : hit_if(sign < 0); }

/* The steps of test ID: REACH_step and REACH_exact of round_reach.h, asked about NUMBERS(a, b). */
#define HOUSE_STEPS(ID, A, B, NUMBERS, REACH, ANSWER)                                                        \
  static inline enum answer ID##_quick(struct A a, struct B b) {                                             \
    return ANSWER(REACH##_step(NUMBERS(a, b), 0));                                                           \
  }                                                                                                          \
  static enum answer ID##_exact(struct A a, struct B b) { return ANSWER(REACH##_exact(NUMBERS(a, b))); }

/* GRAZE_TEST_STEPS(id, shape, shape, .field = value, ...): the steps are id_quick and id_exact. */
#define GRAZE_TEST_STEPS(ID, A, B, ...)                                                                      \
  static void ID##_batch(const void *const *columns, size_t count, uint8_t *restrict answers) {              \
    for (size_t row = 0; row < count; row++)                                                                 \
      answers[row] = (uint8_t)ID##_quick(A##_at(columns, 0, row), B##_at(columns, A##_COLUMNS, row));        \
    for (size_t row = 0; row < count; row++)                                                                 \
      if (answers[row] == ANSWER_NONE)                                                                       \
        answers[row] = (uint8_t)ID##_exact(A##_at(columns, 0, row), B##_at(columns, A##_COLUMNS, row));      \
  }                                                                                                          \
  GRAZE_RECORD_OF(ID, A, B, __VA_ARGS__)

#endif
