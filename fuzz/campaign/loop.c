#include "loop.h"

#include "levels.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK = BLOCK_ROWS, MANY = 48 };

/* What follows from the truths of a block. */
struct judged {
  place_t places[BLOCK];
  uint16_t keys[BLOCK];                 /* cells: where a row is counted */
  _Alignas(64) uint8_t expected[BLOCK]; /* bit c: what contract c expects */
};

struct loop {
  struct source source;
  struct block *block;
  struct judged judged;
};

struct loop *loop_new(struct source source, enum level level) {
  struct loop *loop = aligned_alloc(_Alignof(struct loop), sizeof *loop);
  struct block *block = block_new(level);
  if (loop == NULL || block == NULL) {
    free(loop);
    block_free(block);
    return NULL;
  }
  *loop = (struct loop){.source = source, .block = block};
  return loop;
}

void loop_free(struct loop *loop) {
  if (loop != NULL)
    block_free(loop->block);
  free(loop);
}

/* Rows [from, to) of the block are wanted; the block begins at case `first`. */
struct slice {
  uint64_t first;
  size_t from, to;
};

/* judge_expected and the cell of every row, in byte arithmetic. */
static void judge_rows(const uint8_t *restrict truths, unsigned places, struct judged *restrict judged) {
  memset(judged->expected, 0, sizeof judged->expected);
  for (unsigned rank = 0; rank < CELL_TRUTHS; rank++) {
    const uint8_t truth = cell_truth(rank, 1);
    uint8_t expected = 0;
    for (unsigned c = 0; c < CONTRACTS; c++)
      expected |= (uint8_t)(judge_expected((enum contract)c, truth) << c);
    for (size_t row = 0; row < BLOCK; row++)
      judged->expected[row] |= truths[row] == truth ? expected : 0;
  }
  for (size_t row = 0; row < BLOCK; row++) {
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

/* Bit k: whether answer k is not what the contract expects. Answers are below 4. */
static uint64_t differing(const uint8_t *answers, const uint8_t *expected, enum contract contract) {
  uint64_t bits = 0;
  for (unsigned eight = 0; eight < 64; eight += 8) {
    uint64_t x, y;
    memcpy(&x, answers + eight, 8);
    memcpy(&y, expected + eight, 8);
    x ^= y >> contract & 0x0101010101010101U;
    x = (x | x >> 1) & 0x0101010101010101U;
    bits |= x * 0x0102040810204080U >> 56 << eight;
  }
  return bits;
}

/* Bits [from, to) of 64 rows that begin at `row`. */
static uint64_t wanted_rows(const struct slice *slice, size_t row) {
  uint64_t wanted = UINT64_MAX;
  if (slice->from > row)
    wanted = slice->from - row < 64 ? wanted << (slice->from - row) : 0;
  if (slice->to < row + 64)
    wanted &= slice->to > row ? UINT64_MAX >> (row + 64 - slice->to) : 0;
  return wanted;
}

/* The rows of one run whose answer was not the expected one. */
struct unexpected {
  const uint16_t *keys;
  const uint8_t *answers;
  uint64_t first; /* the case of the run's first row */
  uint64_t rows[RUN_CASES / 64];
  struct sighting *sightings; /* of the entrant and the run's family */
};

#define FOR_EACH_ROW(unexpected, row, ...)                                                                   \
  for (unsigned word = 0; word < RUN_CASES / 64; word++)                                                     \
    for (uint64_t bits = (unexpected)->rows[word]; bits != 0; bits &= bits - 1) {                            \
      const unsigned row = word * 64 + (unsigned)__builtin_ctzll(bits);                                      \
      __VA_ARGS__                                                                                            \
    }

static void sight_one(const struct unexpected *run, unsigned row) {
  struct sighting *sighting = &run->sightings[run->keys[row] * ANSWERS + run->answers[row]];
  const uint64_t n = run->first + row;
  sighting->first = sighting->count++ == 0 || n < sighting->first ? n : sighting->first;
}

/* A cell says the truth, the truth which answer is expected, and of two answers the other is the one seen. */
static void sight_many(const struct unexpected *run, const struct entrant *entrant) {
  struct key_counts counts = {{{0}}};
  unsigned turn = 0;
  FOR_EACH_ROW(run, row, { counts.table[turn++ % 4][run->keys[row]]++; })
  FOR_EACH_KEY(&counts, key, count, {
    const uint8_t truth = cell_truth(key, entrant->places);
    const enum answer seen = hit_if(judge_expected(entrant->entry->algorithm->by_code, truth) != ANSWER_HIT);
    struct sighting *sighting = &run->sightings[key * ANSWERS + seen];
    sighting->count += count;
    if (run->first >= sighting->first && sighting->count > count)
      continue;
    sighting->first = sighting->count > count ? sighting->first : UINT64_MAX;
    FOR_EACH_ROW(run, row, {
      if (run->keys[row] == key && run->first + row < sighting->first)
        sighting->first = run->first + row;
    })
  })
}

/* Rows whose answer is not the expected one leave the fast path here. */
static void sight(const struct loop *loop, const struct slice *slice, struct entrant *entrant) {
  const struct judged *judged = &loop->judged;
  const enum contract contract = entrant->entry->algorithm->by_code;
  for (size_t r = 0; r < BLOCK_RUNS; r++) {
    const size_t row = r * RUN_CASES;
    struct unexpected run = {judged->keys + row,
                             loop->block->answers + row,
                             slice->first + row,
                             {0},
                             tally_sighting(entrant, loop->block->family[r], 0, 0)};
    unsigned many = 0;
    for (unsigned k = 0; k < RUN_CASES / 64; k++) {
      const size_t at = row + (size_t)k * 64;
      run.rows[k] =
          differing(loop->block->answers + at, judged->expected + at, contract) & wanted_rows(slice, at);
      many += (unsigned)__builtin_popcountll(run.rows[k]);
    }
    if (many >= MANY && memchr(run.answers, ANSWER_NONE, RUN_CASES) == NULL)
      sight_many(&run, entrant);
    else
      FOR_EACH_ROW(&run, at, { sight_one(&run, at); })
  }
}

static void judge_group(struct loop *loop, const struct slice *slice, struct group *group) {
  struct block *block = loop->block;
  block->form = group->form;
  loop->source.draw(&loop->source, block, slice->first);
  levels_reference(block->level)(
      &block->form, block->shown, BLOCK, block->truths, loop->judged.places, &group->steps);
  judge_rows(block->truths, group->places, &loop->judged);
  count_cases(loop, slice, group);
}

static void loop_block(struct loop *loop, const struct slice *slice, unsigned g, struct tally *tally) {
  judge_group(loop, slice, &tally->group[g]);
  for (unsigned e = 0; e < tally->entrants; e++) {
    struct entrant *entrant = &tally->entrant[e];
    if (entrant->group != g)
      continue;
    block_ask(loop->block, entrant->entry);
    sight(loop, slice, entrant);
  }
}

void loop_range(struct loop *loop, uint64_t first, uint64_t last, struct tally *tally) {
  for (uint64_t block = first / BLOCK * BLOCK; block < last; block += BLOCK) {
    const struct slice slice = {.first = block,
                                .from = block < first ? (size_t)(first - block) : 0,
                                .to = last - block < BLOCK ? (size_t)(last - block) : BLOCK};
    for (unsigned g = 0; g < tally->groups; g++)
      loop_block(loop, &slice, g, tally);
  }
}
