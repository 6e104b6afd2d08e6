/* Registration of a test in two steps: a quick one that may be unsure (ANSWER_NONE), and an exact one for the
 * rest.
 *
 * The test is: the quick answer, or where it is unsure the exact one. Over a batch the quick step runs
 * through all rows in one loop without branches, which vectorises, and then the exact step over the unsure
 * rows alone.
 */
#ifndef GRAZE_HOUSE_FILTERED_H
#define GRAZE_HOUSE_FILTERED_H

#include "algorithm.h"

static inline enum answer closed_answer(int sign) { return sign == 2 ? ANSWER_NONE : hit_if(sign <= 0); }
static inline enum answer open_answer(int sign) { return sign == 2 ? ANSWER_NONE : hit_if(sign < 0); }

/* GRAZE_TEST_FILTERED(id, shape, shape, quick, exact, .field = value, ...) */
#define GRAZE_TEST_FILTERED(ID, A, B, QUICK, EXACT, ...)                                                     \
  static void ID##_batch(const void *const *columns, size_t count, uint8_t *restrict answers) {              \
    for (size_t row = 0; row < count; row++)                                                                 \
      answers[row] = (uint8_t)QUICK(A##_at(columns, 0, row), B##_at(columns, A##_COLUMNS, row));             \
    for (size_t row = 0; row < count; row++)                                                                 \
      if (answers[row] == ANSWER_NONE)                                                                       \
        answers[row] = (uint8_t)EXACT(A##_at(columns, 0, row), B##_at(columns, A##_COLUMNS, row));           \
  }                                                                                                          \
  GRAZE_RECORD_OF(ID, A, B, __VA_ARGS__)

#endif
