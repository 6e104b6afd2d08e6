#include "loop.h"

#include "levels.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK = BLOCK_ROWS, MANY = 48, WORDS = BLOCK / 64, RUN_WORDS = RUN_CASES / 64 };

/* What follows from the truths of a block. Sets of rows are words, each of 64. */
struct judged {
  place_t places[BLOCK];               /* 0 where the group has none */
  uint16_t keys[BLOCK];                /* cells: where a row is counted */
  uint64_t wanted[WORDS];              /* rows of the slice */
  uint64_t truths[CELL_TRUTHS][WORDS]; /* those of them that have it */
  uint64_t hits[CONTRACTS][WORDS];     /* those of them where the contract expects one */
};

struct loop {
  struct source source;
  struct block *block, *again; /* again: the block's rows in reverse */
  struct judged judged;
};

struct loop *loop_new(struct source source, enum level level) {
  struct loop *loop = aligned_alloc(_Alignof(struct loop), sizeof *loop);
  struct block *block = block_new(level), *again = block_new(level);
  if (loop == NULL || block == NULL || again == NULL) {
    free(loop);
    block_free(block);
    block_free(again);
    return NULL;
  }
  *loop = (struct loop){.source = source, .block = block, .again = again};
  return loop;
}

void loop_free(struct loop *loop) {
  if (loop != NULL) {
    block_free(loop->block);
    block_free(loop->again);
  }
  free(loop);
}

/* Rows [from, to) of the block are wanted; the block begins at case `first`. */
struct slice {
  uint64_t first;
  size_t from, to;
};

#define EACH_BYTE (UINT64_MAX / UINT8_MAX)

/* Row 8 i + j of 64 is bit 8 j + i of their word: eight bytes then cost one shift. */
static unsigned row_of(unsigned bit) { return bit % 8 * 8 + bit / 8; }

/* Which of 64 bytes have that bit. */
static uint64_t rows_with(const uint8_t *bytes, unsigned bit) {
  uint64_t rows = 0;
  for (unsigned i = 0; i < 8; i++) {
    uint64_t eight;
    memcpy(&eight, bytes + (size_t)8 * i, sizeof eight);
    rows |= (eight >> bit & EACH_BYTE) << i;
  }
  return rows;
}

/* Which of the 64 rows from `row` on are in the slice. */
static uint64_t wanted_rows(const struct slice *slice, size_t row) {
  uint64_t wanted = 0;
  if (slice->from <= row && row + 64 <= slice->to)
    return UINT64_MAX;
  for (unsigned bit = 0; bit < 64 && row < slice->to; bit++) {
    const size_t at = row + row_of(bit);
    wanted |= (uint64_t)(slice->from <= at && at < slice->to) << bit;
  }
  return wanted;
}

/* The sets of rows of 64 truths. */
static void judge_word(const uint8_t *truths, size_t word, struct judged *judged) {
  enum { BITS = 4 }; /* of a truth */
  uint64_t with[BITS];
  for (unsigned bit = 0; bit < BITS; bit++)
    with[bit] = rows_with(truths, bit);
  for (unsigned c = 0; c < CONTRACTS; c++)
    judged->hits[c][word] = 0;
  for (unsigned rank = 0; rank < CELL_TRUTHS; rank++) {
    const uint8_t truth = cell_truth(rank, 1);
    uint64_t rows = judged->wanted[word];
    for (unsigned bit = 0; bit < BITS; bit++)
      rows &= (truth >> bit & 1) != 0 ? with[bit] : ~with[bit];
    judged->truths[rank][word] = rows;
    for (unsigned c = 0; c < CONTRACTS; c++)
      judged->hits[c][word] |= judge_expected((enum contract)c, truth) == ANSWER_HIT ? rows : 0;
  }
}

static void judge_rows(const struct slice *slice,
                       const uint8_t *restrict truths,
                       unsigned places,
                       struct judged *restrict judged) {
  for (size_t word = 0; word < WORDS; word++) {
    judged->wanted[word] = wanted_rows(slice, word * 64);
    judge_word(truths + word * 64, word, judged);
  }
  for (size_t row = 0; row < slice->to; row++) {
    const unsigned placed = truths[row] != RELATION_INVALID;
    judged->keys[row] = (uint16_t)(truth_rank(truths[row]) * places + judged->places[row] * placed);
  }
}

/* Rows of one run by key. Neighbours often share one, and a count that was just written is slow to read
 * again: four tables take turns. */
struct key_counts {
  _Alignas(64) uint8_t table[4][CELLS_MAX]; /* a run has 256 rows: none counts above 64 */
};

/* Calls for each key that was counted: `key` and `count` are its names there. */
#define FOR_EACH_KEY(counts, key, count, ...)                                                                \
  for (unsigned eight = 0; eight < CELLS_MAX; eight += 8) {                                                  \
    if (!any_of_eight(counts, eight))                                                                        \
      continue;                                                                                              \
    for (unsigned key = eight; key < eight + 8; key++) {                                                     \
      const unsigned count = count_of_key(counts, key);                                                      \
      if (count > 0)                                                                                         \
        __VA_ARGS__                                                                                          \
    }                                                                                                        \
  }

static bool any_of_eight(const struct key_counts *counts, unsigned key) {
  uint64_t eight[4];
  for (unsigned t = 0; t < 4; t++)
    memcpy(&eight[t], counts->table[t] + key, sizeof eight[t]);
  return (eight[0] | eight[1] | eight[2] | eight[3]) != 0;
}

static unsigned count_of_key(const struct key_counts *counts, unsigned key) {
  return (unsigned)counts->table[0][key] + counts->table[1][key] + counts->table[2][key] +
         counts->table[3][key];
}

static void count_run(const uint16_t *keys, size_t count, uint64_t *cases) {
  struct key_counts counts = {{{0}}};
  for (size_t row = 0; row < count; row++)
    counts.table[row % 4][keys[row]]++;
  FOR_EACH_KEY(&counts, key, n, { cases[key] += n; })
}

static size_t at_most(size_t a, size_t b) { return a < b ? a : b; }

static void count_cases(const struct loop *loop, const struct slice *slice, const struct group *group) {
  for (size_t row = slice->from, next; row < slice->to; row = next) {
    next = at_most((row / RUN_CASES + 1) * RUN_CASES, slice->to);
    count_run(
        loop->judged.keys + row, next - row, tally_cases(group, loop->block->family[row / RUN_CASES], 0));
  }
}

/* The same where cells are truths. */
static void count_truths(const struct loop *loop, const struct slice *slice, const struct group *group) {
  for (unsigned rank = 0; rank < CELL_TRUTHS; rank++)
    for (size_t word = 0; word * 64 < slice->to; word++)
      *tally_cases(group, loop->block->family[word / RUN_WORDS], rank) +=
          (unsigned)__builtin_popcountll(loop->judged.truths[rank][word]);
}

/* The rows of one run whose answer was not the expected one. */
struct unexpected {
  const uint16_t *keys;
  const uint8_t *answers;
  uint64_t first; /* the case of the run's first row */
  uint64_t rows[RUN_WORDS];
  struct sighting *sightings; /* of the entrant and the run's family */
};

#define FOR_EACH_ROW(unexpected, row, ...)                                                                   \
  for (unsigned word = 0; word < RUN_WORDS; word++)                                                          \
    for (uint64_t bits = (unexpected)->rows[word]; bits != 0; bits &= bits - 1) {                            \
      const unsigned row = word * 64 + row_of((unsigned)__builtin_ctzll(bits));                              \
      __VA_ARGS__                                                                                            \
    }

static void count_sighting(struct sighting *sighting, uint64_t n) {
  sighting->first = sighting->count++ == 0 || n < sighting->first ? n : sighting->first;
}

static void sight_one(const struct unexpected *run, unsigned row) {
  count_sighting(&run->sightings[run->keys[row] * ANSWERS + run->answers[row]], run->first + row);
}

/* So many of the rows are of a cell. It says the truth, the truth which answer is expected, and of two
 * answers the other is the one seen. */
static void
sight_cell(const struct unexpected *run, const struct entrant *entrant, unsigned cell, unsigned count) {
  const uint8_t truth = cell_truth(cell, entrant->places);
  const enum answer seen = hit_if(judge_expected(entrant->entry->algorithm->by_code, truth) != ANSWER_HIT);
  struct sighting *sighting = &run->sightings[cell * ANSWERS + seen];
  if (sighting->count == 0)
    sighting->first = UINT64_MAX;
  sighting->count += count;
  if (run->first >= sighting->first)
    return;
  FOR_EACH_ROW(run, row, {
    if (run->keys[row] == cell && run->first + row < sighting->first)
      sighting->first = run->first + row;
  })
}

static void sight_many(const struct unexpected *run, const struct entrant *entrant) {
  struct key_counts counts = {{{0}}};
  unsigned turn = 0;
  FOR_EACH_ROW(run, row, { counts.table[turn++ % 4][run->keys[row]]++; })
  FOR_EACH_KEY(&counts, key, count, { sight_cell(run, entrant, key, count); })
}

/* Where cells are truths: `word` is the run's first. */
static void sight_truths(const struct unexpected *run,
                         const struct entrant *entrant,
                         const struct judged *judged,
                         size_t word) {
  for (unsigned rank = 0; rank < CELL_TRUTHS; rank++) {
    unsigned count = 0;
    for (unsigned k = 0; k < RUN_WORDS; k++) {
      const uint64_t rows = run->rows[k] & judged->truths[rank][word + k];
      if (rows != 0)
        count += (unsigned)__builtin_popcountll(rows);
    }
    if (count > 0)
      sight_cell(run, entrant, rank, count);
  }
}

/* Rows that were not put to a test that is given up on. */
static void sight_unasked(const struct loop *loop, const struct slice *slice, const struct entrant *entrant) {
  for (size_t row = slice->from; row < slice->to; row++) {
    if (loop->block->answers[row] != ANSWER_UNASKED)
      continue;
    count_sighting(tally_sighting(entrant, NOT_ASKED, loop->judged.keys[row], ANSWER_NONE),
                   slice->first + row);
  }
}

/* Of an answer as a number: that of no other. */
enum { UNASKED_BIT = 2 };
_Static_assert(ANSWER_UNASKED == 1 << UNASKED_BIT, "the bits of an answer");

/* Rows whose answer is not the expected one leave the fast path here. */
static void sight(const struct loop *loop, const struct slice *slice, struct entrant *entrant) {
  const struct judged *judged = &loop->judged;
  const uint8_t *answers = loop->block->answers;
  const uint64_t *hits = judged->hits[entrant->entry->algorithm->by_code];
  const bool none = entrant->entry->algorithm->ask != NULL || memchr(answers, ANSWER_NONE, slice->to) != NULL;
  for (size_t row = 0; row < slice->to; row += RUN_CASES) {
    struct unexpected run = {judged->keys + row,
                             answers + row,
                             slice->first + row,
                             {0},
                             tally_sighting(entrant, loop->block->family[row / RUN_CASES], 0, 0)};
    unsigned many = 0;
    for (unsigned k = 0; k < RUN_WORDS; k++) {
      const size_t at = row + (size_t)64 * k;
      const uint64_t hit = rows_with(answers + at, 0), unheard = none ? rows_with(answers + at, 1) : 0;
      run.rows[k] = (hit ^ hits[at / 64]) | unheard;
      run.rows[k] &= none ? ~rows_with(answers + at, UNASKED_BIT) : UINT64_MAX;
      run.rows[k] &= judged->wanted[at / 64];
      many += (unsigned)__builtin_popcountll(run.rows[k]);
    }
    if (none || (many < MANY && entrant->places > 1))
      FOR_EACH_ROW(&run, at, { sight_one(&run, at); })
    else if (entrant->places > 1)
      sight_many(&run, entrant);
    else if (many > 0)
      sight_truths(&run, entrant, judged, row / 64);
  }
}

/* One block in so many is asked again: in calls of those lengths, from another one on each time, and one of
 * the rest. */
enum { AGAIN_EVERY = 128, FOREIGN_AGAIN_EVERY = 1024 /* each call to another process takes long */ };

/* A lattice, whose groups have no places, is walked once. */
static bool is_asked_again(const struct slice *slice, const struct group *group) {
  return group->places > 1 && slice->first / BLOCK % AGAIN_EVERY == 0;
}

static void reverse_block(const struct block *block, struct block *to) {
  to->form = block->form;
  for (size_t row = 0; row < BLOCK; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    block_get(block, row, numbers);
    block_put(to, BLOCK - 1 - row, numbers);
  }
}

static void ask_again(struct loop *loop, const struct slice *slice, const struct registry_entry *entry) {
  struct block *again = loop->again;
  size_t row = 0, length = (size_t)(slice->first / BLOCK / AGAIN_EVERY);
  for (unsigned k = 0; k < CALL_LENGTHS; k++) {
    const size_t rows = call_lengths[length++ % CALL_LENGTHS];
    block_ask_rows(again, entry, row, rows, again->answers + row);
    row += rows;
  }
  block_ask_rows(again, entry, row, BLOCK - row, again->answers + row);
}

/* No answer says nothing: a test that was slow, or is given up on. */
static void sight_again(const struct loop *loop, const struct slice *slice, struct entrant *entrant) {
  const struct block *block = loop->block;
  const enum contract contract = entrant->entry->algorithm->by_code;
  for (size_t row = slice->from; row < slice->to; row++) {
    const uint8_t once = block->answers[row], then = loop->again->answers[BLOCK - 1 - row];
    if (once == then || once >= ANSWER_NONE || then >= ANSWER_NONE ||
        !judge_tells(contract, block->truths[row]))
      continue;
    const enum answer wrong = hit_if(judge_expected(contract, block->truths[row]) != ANSWER_HIT);
    count_sighting(tally_sighting(entrant, ASKED_AGAIN, loop->judged.keys[row], wrong), slice->first + row);
  }
}

/* False when there is nothing to ask. A group without places leaves them all 0. */
static bool judge_group(struct loop *loop, const struct slice *slice, struct group *group) {
  struct block *block = loop->block;
  place_t *places = group->places > 1 ? loop->judged.places : NULL;
  block->form = group->form;
  if (!loop->source.draw(&loop->source, block, slice->first)) {
    *tally_cases(group, block->family[0], RELATION_INVALID * group->places) += slice->to - slice->from;
    return false;
  }
  const struct source *source = &loop->source;
  if (places != NULL || source->refer == NULL || !source->refer(source, block, slice->first))
    levels_reference(block->level)(
        &block->form, block->shown, block->rows, block->truths, places, &group->steps);
  judge_rows(slice, block->truths, group->places, &loop->judged);
  (group->places > 1 ? count_cases : count_truths)(loop, slice, group);
  return true;
}

static void loop_block(struct loop *loop, const struct slice *slice, unsigned g, struct tally *tally) {
  if (!judge_group(loop, slice, &tally->group[g]))
    return;
  const bool again = is_asked_again(slice, &tally->group[g]);
  if (again)
    reverse_block(loop->block, loop->again);
  for (unsigned e = 0; e < tally->entrants; e++) {
    struct entrant *entrant = &tally->entrant[e];
    if (entrant->group != g)
      continue;
    block_ask_rows(loop->block, entrant->entry, 0, loop->block->rows, loop->block->answers);
    sight(loop, slice, entrant);
    if (entrant->entry->algorithm->ask != NULL)
      sight_unasked(loop, slice, entrant);
    if (again &&
        (entrant->entry->algorithm->ask == NULL || slice->first / BLOCK % FOREIGN_AGAIN_EVERY == 0)) {
      ask_again(loop, slice, entrant->entry);
      sight_again(loop, slice, entrant);
    }
  }
}

void loop_range(struct loop *loop, uint64_t first, uint64_t last, struct tally *tally) {
  const size_t rows = loop->source.rows;
  for (uint64_t block = first / rows * rows; block < last; block += rows) {
    const struct slice slice = {.first = block,
                                .from = block < first ? (size_t)(first - block) : 0,
                                .to = last - block < rows ? (size_t)(last - block) : rows};
    for (unsigned g = 0; g < tally->groups; g++)
      if (block / rows % tally->group[g].every == 0)
        loop_block(loop, &slice, g, tally);
  }
}
