#include "position.h"

#include "wording.h"

#include <stdio.h>
#include <string.h>

/* Which rows of a call may hang together. */
typedef bool position(unsigned row, unsigned rows, unsigned of, unsigned lane);
static bool is_first(unsigned row, unsigned rows, unsigned of, unsigned lane) {
  (void)rows, (void)of, (void)lane;
  return row == 0;
}
static bool is_last(unsigned row, unsigned rows, unsigned of, unsigned lane) {
  (void)of, (void)lane;
  return row + 1 == rows;
}
static bool is_tail(unsigned row, unsigned rows, unsigned of, unsigned lane) {
  (void)lane;
  return row >= rows - rows % of;
}
static bool is_from(unsigned row, unsigned rows, unsigned of, unsigned lane) {
  (void)rows, (void)of;
  return row >= lane;
}
static bool is_lane(unsigned row, unsigned rows, unsigned of, unsigned lane) {
  (void)rows;
  return row % of == lane;
}

/* The narrower before the wider: what is in lane 3 of 4 is in lane 1 of 2 too. */
static const struct pattern {
  position *holds;
  unsigned of;
  bool after_others; /* shows after another case; the first row must show after the same case too */
  const char *words;
} PATTERN[] = {
    {is_first, 1, false, "the first row of a call"},
    {is_last, 1, true, "the last row of a call"},
    {is_tail, 2, true, "the rows after the last whole vector of %u"},
    {is_tail, 4, true, "the rows after the last whole vector of %u"},
    {is_tail, 8, true, "the rows after the last whole vector of %u"},
    {is_tail, 16, true, "the rows after the last whole vector of %u"},
    {is_tail, 32, true, "the rows after the last whole vector of %u"},
    {is_tail, 64, true, "the rows after the last whole vector of %u"},
    {is_lane, 64, true, NULL},
    {is_lane, 32, true, NULL},
    {is_lane, 16, true, NULL},
    {is_lane, 8, true, NULL},
    {is_lane, 4, true, NULL},
    {is_lane, 2, true, NULL},
    {is_from, 1, true, "row %u of a call, and those after it"},
};

/* Every wrong row is one of the pattern's, and enough of the pattern's are wrong. */
static bool
fits(const struct call *calls, unsigned count, const struct pattern *pattern, unsigned lane, unsigned least) {
  unsigned wrong = 0, wrong_then = 0, there = 0;
  for (unsigned c = 0; c < count; c++) {
    const struct call *call = &calls[c];
    for (unsigned row = 0; row < call->rows; row++) {
      const bool holds = pattern->holds(row, call->rows, pattern->of, lane);
      /* The first row is in lane 0 whatever it is wrong for. */
      const bool counts =
          least == 0 && call->after_others == pattern->after_others && (row > 0 || pattern->holds != is_lane);
      if (call->wrong[row] != 0 && !holds)
        return false;
      /* From a row on: that shows in every call that is long enough. */
      if (pattern->holds == is_from && holds && call->wrong[row] == 0)
        return false;
      wrong += call->wrong[row];
      wrong_then += counts && call->wrong[row];
      there += counts && holds;
    }
  }
  return wrong > 0 && (least > 0 ? wrong >= least : wrong_then > 0 && 2 * wrong_then >= there);
}

bool says_position(const struct call *calls, unsigned count, unsigned least, char *words) {
  unsigned first = BLOCK_ROWS;
  for (unsigned c = 0; c < count; c++)
    for (unsigned row = 0; row < calls[c].rows && row < first; row++)
      first = calls[c].wrong[row] != 0 ? row : first;
  for (unsigned p = 0; p < sizeof PATTERN / sizeof PATTERN[0]; p++) {
    const struct pattern *pattern = &PATTERN[p];
    const unsigned of = pattern->of, lane = pattern->holds == is_from ? first : first % of;
    if ((pattern->holds == is_from && first == 0) || !fits(calls, count, pattern, lane, least))
      continue;
    if (pattern->words != NULL)
      text_add(words, UNSTEADY_WORDS, pattern->words, pattern->holds == is_from ? first : of);
    else
      text_add(words,
               UNSTEADY_WORDS,
               "lane %u of %u: rows %u, %u, %u, ... of a call",
               lane,
               of,
               lane,
               lane + of,
               lane + 2 * of);
    return true;
  }
  return false;
}
