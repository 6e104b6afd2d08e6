/* This file is compiled once for each instruction level. */
#include "judged.h"

#include <string.h>

/* Sets of 64 rows as the bits of a word, read off a byte of each, eight at a time: their low bits, side by
 * side. */
static inline uint64_t low_bits(uint64_t eight) {
  return (eight & UINT64_C(0x0101010101010101)) * UINT64_C(0x0102040810204080) >> 56;
}

/* Which of 64 bytes have that bit. */
static inline uint64_t rows_with(const uint8_t *bytes, unsigned bit) {
  uint64_t rows = 0, eight;
  for (unsigned i = 0; i < 64; i += 8) {
    memcpy(&eight, bytes + i, sizeof eight);
    rows |= low_bits(eight >> bit) << i;
  }
  return rows;
}

/* Which of 64 bytes are equal to one. */
static inline uint64_t rows_of(const uint8_t *bytes, uint8_t value) {
  const uint64_t seven = UINT64_C(0x7f7f7f7f7f7f7f7f);
  uint64_t rows = 0, other;
  for (unsigned i = 0; i < 64; i += 8) {
    memcpy(&other, bytes + i, sizeof other);
    other ^= value * (UINT64_MAX / UINT8_MAX);
    rows |= low_bits(~(((other & seven) + seven) | other | seven) >> 7) << i;
  }
  return rows;
}

/* Which of the 64 rows from `row` on are in the slice. */
static uint64_t wanted_rows(const struct slice *slice, size_t row) {
  if (row >= slice->to || row + 64 <= slice->from)
    return 0;
  const uint64_t from = row < slice->from ? UINT64_MAX << (slice->from - row) : UINT64_MAX;
  return row + 64 > slice->to ? from & (UINT64_MAX >> (row + 64 - slice->to)) : from;
}

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

static void expect_hits(const uint8_t *truths, size_t word, struct judged *judged) {
  uint64_t rows[CELL_TRUTHS];
  for (unsigned rank = 0; rank < CELL_TRUTHS; rank++)
    rows[rank] = rows_of(truths + 64 * word, cell_truth(rank, 1));
  for (unsigned c = 0; c < CONTRACTS; c++) {
    uint64_t hits = 0;
    for (unsigned rank = 0; rank < CELL_TRUTHS; rank++)
      hits |= judge_expected((enum contract)c, cell_truth(rank, 1)) == ANSWER_HIT ? rows[rank] : 0;
    judged->hits[c][word] = hits;
  }
}

static void judge_rows(const struct block *block,
                       const struct slice *slice,
                       const struct group *group,
                       struct judged *judged) {
  find_cells(block->truths, group->places, slice->to, judged);
  for (size_t word = 0; word < WORDS; word++) {
    judged->wanted[word] = wanted_rows(slice, 64 * word);
    expect_hits(block->truths, word, judged);
  }
  for (size_t row = slice->from; row < slice->to; row++)
    ++*tally_cases(group, block->family[row / RUN_CASES], judged->cells[row]);
}

/* Of an answer as a number: that of no other. */
enum { UNASKED_BIT = 2 };
_Static_assert(ANSWER_UNASKED == 1 << UNASKED_BIT, "the bits of an answer");

static void sight(const struct block *block,
                  const struct slice *slice,
                  const struct judged *judged,
                  const struct entrant *entrant) {
  const uint8_t *const answers = block->answers;
  const uint64_t *const hits = judged->hits[entrant->entry->algorithm->by_code];
  const bool none = entrant->entry->algorithm->ask != NULL || memchr(answers, ANSWER_NONE, slice->to) != NULL;
  for (size_t word = 0; 64 * word < slice->to; word++) {
    const uint8_t *const at = answers + 64 * word;
    uint64_t left = rows_with(at, 0) ^ hits[word];
    if (none)
      left = (left | rows_with(at, 1)) & ~rows_with(at, UNASKED_BIT);
    struct sighting *const sightings = tally_sighting(entrant, block->family[64 * word / RUN_CASES], 0, 0);
    for (left &= judged->wanted[word]; left != 0; left &= left - 1) {
      const size_t row = 64 * word + (unsigned)__builtin_ctzll(left);
      count_sighting(&sightings[judged->cells[row] * ANSWERS + answers[row]], 1, slice->first + row);
    }
  }
}

const struct judging LEVELED(judging) = {judge_rows, sight};
