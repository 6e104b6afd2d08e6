/* This file is compiled once for each instruction level. */
#include "judged.h"

#include <string.h>
#ifdef __SSE2__
#include <immintrin.h>
#endif

/* Sets of 64 rows as the bits of a word, read off a byte of each. */
#if defined(__AVX2__)
typedef __m256i row_bytes;
static inline uint64_t rows_that_are(row_bytes bytes, uint8_t value) {
  return (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, _mm256_set1_epi8((char)value)));
}
static inline uint64_t rows_that_have(row_bytes bytes, unsigned bit) {
  return (uint32_t)_mm256_movemask_epi8(_mm256_slli_epi16(bytes, (int)(7 - bit)));
}
#elif defined(__SSE2__)
typedef __m128i row_bytes;
static inline uint64_t rows_that_are(row_bytes bytes, uint8_t value) {
  return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8((char)value)));
}
static inline uint64_t rows_that_have(row_bytes bytes, unsigned bit) {
  return (uint32_t)_mm_movemask_epi8(_mm_slli_epi16(bytes, (int)(7 - bit)));
}
#else
typedef uint64_t row_bytes;
/* The low bits of eight bytes, side by side. */
static inline uint64_t low_bits(uint64_t eight) {
  return (eight & UINT64_C(0x0101010101010101)) * UINT64_C(0x0102040810204080) >> 56;
}
static inline uint64_t rows_that_have(row_bytes bytes, unsigned bit) { return low_bits(bytes >> bit); }
static inline uint64_t rows_that_are(row_bytes bytes, uint8_t value) {
  const uint64_t seven = UINT64_C(0x7f7f7f7f7f7f7f7f), other = bytes ^ value * (UINT64_MAX / UINT8_MAX);
  return low_bits(~(((other & seven) + seven) | other | seven) >> 7);
}
#endif

#define EACH_ROW_BYTES(of, value)                                                                            \
  uint64_t rows = 0;                                                                                         \
  for (unsigned i = 0; i < 64; i += sizeof(row_bytes)) {                                                     \
    row_bytes next;                                                                                          \
    memcpy(&next, bytes + i, sizeof next);                                                                   \
    rows |= of(next, value) << i;                                                                            \
  }                                                                                                          \
  return rows

/* Which of 64 bytes are equal to one. */
static inline uint64_t rows_of(const uint8_t *bytes, uint8_t value) { EACH_ROW_BYTES(rows_that_are, value); }
/* Which of 64 bytes have that bit. */
static inline uint64_t rows_with(const uint8_t *bytes, unsigned bit) { EACH_ROW_BYTES(rows_that_have, bit); }
#undef EACH_ROW_BYTES

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
