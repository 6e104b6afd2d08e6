/* This file is compiled once for each instruction level. */
#include "judged.h"

#include <string.h>

/* A truth's rank times the places, and the place; what is INVALID has none. */
static void
find_cells(const uint8_t *restrict truths, unsigned places, size_t count, struct judged *restrict judged) {
  const uint8_t each = (uint8_t)places;
  for (size_t row = 0; row < count; row++) {
    const uint8_t rank = (uint8_t)truth_rank(truths[row]),
                  place = truths[row] == RELATION_INVALID ? 0 : judged->places[row];
    judged->cells[row] = (uint8_t)(rank * each + place);
  }
}

static void judge_rows(const struct block *block,
                       const struct slice *slice,
                       const struct group *group,
                       struct judged *judged) {
  find_cells(block->truths, group->places, slice->to, judged);
  for (size_t row = slice->from; row < slice->to; row++)
    ++*tally_cases(group, block->family[row / RUN_CASES], judged->cells[row]);
}

/* The answer that is expected of each row: a bit for each truth. */
static void expect(enum contract contract, const uint8_t *restrict truths, uint8_t *restrict expected) {
  unsigned hits = 0;
  for (unsigned rank = 0; rank < CELL_TRUTHS; rank++)
    hits |= (unsigned)judge_expected(contract, cell_truth(rank, 1)) << cell_truth(rank, 1);
  for (size_t row = 0; row < BLOCK_ROWS; row++)
    expected[row] = hits >> truths[row] & 1;
}
_Static_assert(ANSWER_MISS == 0 && ANSWER_HIT == 1, "an answer is a bit");

static void sight(const struct block *block,
                  const struct slice *slice,
                  const struct judged *judged,
                  const struct entrant *entrant) {
  enum { AT_ONCE = 64 };
  const uint8_t *const answers = block->answers;
  _Alignas(CACHE_LINE) uint8_t expected[BLOCK_ROWS];
  expect(entrant->entry->algorithm->by_code, block->truths, expected);
  for (size_t row = slice->from; row < slice->to; row++) {
    if (row % AT_ONCE == 0 && memcmp(answers + row, expected + row, AT_ONCE) == 0) {
      row += AT_ONCE - 1;
      continue;
    }
    if (answers[row] == expected[row])
      continue;
    const bool asked = answers[row] != ANSWER_UNASKED;
    count_sighting(tally_sighting(entrant,
                                  asked ? block->family[row / RUN_CASES] : NOT_ASKED,
                                  judged->cells[row],
                                  asked ? answers[row] : ANSWER_NONE),
                   1,
                   slice->first + row);
  }
}

const struct judging LEVELED(judging) = {judge_rows, sight};
