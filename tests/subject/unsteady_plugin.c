/* Right tests of two boxes, but for answers that hang on more than the numbers: on the row, on the calls
 * before, on chance. And two that are right. */
#include "graze_plugin.h"

#include <stddef.h>
#include <stdlib.h>

enum { COLUMNS = 8 };

static int meets(const double *n) { return n[0] <= n[6] && n[4] <= n[2] && n[1] <= n[7] && n[5] <= n[3]; }

static int row_meets(const void *const *columns, size_t row) {
  double n[COLUMNS];
  for (size_t k = 0; k < COLUMNS; k++)
    n[k] = ((const double *)columns[k])[row];
  return meets(n);
}

#define MANY(name, ...)                                                                                      \
  static void name(const void *const *columns, size_t count, uint8_t *answers) {                             \
    for (size_t row = 0; row < count; row++) {                                                               \
      const int right = row_meets(columns, row);                                                             \
      __VA_ARGS__                                                                                            \
    }                                                                                                        \
  }

MANY(steady_many, answers[row] = (uint8_t)right;)
MANY(wrong_lane, answers[row] = (uint8_t)(row % 4 == 3 ? !right : right);)
MANY(wrong_lane_misses, answers[row] = (uint8_t)(row % 8 == 0 && count >= 8 ? 0 : right);)
MANY(forgets_last, if (row + 1 < count) answers[row] = (uint8_t)right;)
MANY(wrong_first, answers[row] = (uint8_t)(row == 0 ? !right : right);)
MANY(wrong_tail, answers[row] = (uint8_t)(row >= count - count % 8 ? 0 : right);)

/* The lane beside gives it its left end. */
static void mixed_lane(const void *const *columns, size_t count, uint8_t *answers) {
  for (size_t row = 0; row < count; row++) {
    double n[COLUMNS];
    for (size_t k = 0; k < COLUMNS; k++)
      n[k] = ((const double *)columns[k])[row % 4 == 2 && k == 0 ? row - 1 : row];
    answers[row] = (uint8_t)meets(n);
  }
}

static int stale_cache(const double *n) {
  static double key = -1e300;
  static int kept;
  if (n[0] != key) {
    key = n[0];
    kept = meets(n);
  }
  return kept;
}

static int uses_last(const double *n) {
  static double before;
  double mine[COLUMNS];
  for (size_t k = 0; k < COLUMNS; k++)
    mine[k] = n[k];
  mine[7] = before;
  before = n[7];
  return meets(mine);
}

static int every_thousandth(const double *n) {
  static unsigned calls;
  return ++calls % 1000 == 0 ? !meets(n) : meets(n);
}

/* Not ready at first. */
static int warms_up(const double *n) {
  static unsigned calls;
  return ++calls <= 5000 ? 2 : meets(n);
}

/* A stream of its own, the same in every process. */
static int by_chance(const double *n) {
  static uint64_t state = 1;
  state = state * 6364136223846793005U + 1442695040888963407U;
  return (state >> 33) % 300 == 0 ? !meets(n) : meets(n);
}

static int dies_at_3000th(const double *n) {
  static unsigned calls;
  if (++calls == 3000)
    abort();
  return meets(n);
}

/* What is not a number is kept, and dies of the next case. */
static int dies_of_the_last(const double *n) {
  static double before;
  if (before != before)
    abort();
  before = n[4];
  return meets(n);
}

/* Wrong, and steadily so. */
static int x_alone(const double *n) { return n[0] <= n[6] && n[4] <= n[2]; }

#define ROWS(ID, FUNCTION)                                                                                   \
  { .id = ID, .form = "box-ltrb box-ltrb f64", .contract = "closed", .answer_many = FUNCTION }
#define ONE(ID, FUNCTION)                                                                                    \
  {                                                                                                          \
    .id = ID, .form = "box-ltrb box-ltrb f64", .contract = "closed", .answer = {.f64 = FUNCTION }            \
  }

static const struct graze_test tests[] = {
    ROWS("steady_many", steady_many),
    ONE("steady_one", meets),
    ONE("steadily_wrong", x_alone),
    ROWS("wrong_lane", wrong_lane),
    ROWS("wrong_lane_misses", wrong_lane_misses),
    ROWS("mixed_lane", mixed_lane),
    ROWS("forgets_last", forgets_last),
    ROWS("wrong_first", wrong_first),
    ROWS("wrong_tail", wrong_tail),
    ONE("stale_cache", stale_cache),
    ONE("uses_last", uses_last),
    ONE("every_thousandth", every_thousandth),
    ONE("by_chance", by_chance),
    ONE("warms_up", warms_up),
    ONE("dies_at_3000th", dies_at_3000th),
    ONE("dies_of_the_last", dies_of_the_last),
};
GRAZE_PLUGIN(tests)
