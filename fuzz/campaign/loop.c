#include "loop.h"

#include "clock.h"
#include "registry.h"
#include "subject/subject.h"

#include <stdlib.h>
#include <string.h>

/* Rows [from, to) of the block are wanted; the block begins at case `first`. */
struct slice {
  uint64_t first;
  size_t from, to;
};

struct loop {
  struct source source;
  struct block *block, *again; /* again: the block's rows in reverse */
  double elsewhere;            /* seconds of the range that went to tests that run elsewhere */
  bool refused;                /* the reference has */
  /* Of the block's rows: places, 0 where the group has none; and where each is counted. */
  _Alignas(CACHE_LINE) place_t places[BLOCK_ROWS];
  _Alignas(CACHE_LINE) uint8_t cells[BLOCK_ROWS];
};
_Static_assert(CELLS_MAX <= UINT8_MAX, "a byte holds a cell");

struct loop *loop_new(struct source source, enum level level) {
  struct loop *loop = aligned_alloc(_Alignof(struct loop), sizeof *loop);
  if (loop == NULL)
    return NULL;
  *loop = (struct loop){.source = source, .block = block_new(level), .again = block_new(level)};
  if (loop->block != NULL && loop->again != NULL)
    return loop;
  loop_free(loop);
  return NULL;
}

void loop_free(struct loop *loop) {
  if (loop != NULL) {
    block_free(loop->block);
    block_free(loop->again);
  }
  free(loop);
}

/* A truth's rank times the places, and the place; what is INVALID has none. */
static void find_cells(const uint8_t *restrict truths,
                       const place_t *restrict places,
                       uint8_t each,
                       size_t count,
                       uint8_t *restrict cells) {
  for (size_t row = 0; row < count; row++)
    cells[row] = (uint8_t)((uint8_t)truth_rank(truths[row]) * each +
                           (truths[row] == RELATION_INVALID ? 0 : places[row]));
}

/* Counts the rows whose answer is not the expected one, and those that were not put to the test. */
static void sight(const struct loop *loop, const struct slice *slice, const struct entrant *entrant) {
  const struct block *block = loop->block;
  const uint8_t *const answers = block->answers;
  uint8_t expected[TRUTHS];
  for (unsigned truth = 0; truth < TRUTHS; truth++)
    expected[truth] = (uint8_t)judge_expected(entrant->entry->algorithm->by_code, (uint8_t)truth);
  for (size_t row = slice->from; row < slice->to; row++) {
    if (answers[row] == expected[block->truths[row]])
      continue;
    const bool asked = answers[row] != ANSWER_UNASKED;
    count_sighting(tally_sighting(entrant,
                                  asked ? block->family[row / RUN_CASES] : NOT_ASKED,
                                  loop->cells[row],
                                  asked ? answers[row] : ANSWER_NONE),
                   1,
                   slice->first + row);
  }
}

/* One block in so many is asked again: in calls of lengths that show what hangs on where a row stands, small
 * ones and those about whole vectors, from another one on each time; and one call of the rest. */
enum { AGAIN_EVERY = 128, FOREIGN_AGAIN_EVERY = 1024 /* each call to another process takes long */ };
static const uint8_t LENGTH[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11,  12,  13,
                                 14, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129};
enum { LENGTHS = sizeof LENGTH };

/* A lattice, whose groups have no places, is walked once. */
static bool is_asked_again(const struct slice *slice, const struct group *group) {
  return group->places > 1 && slice->first / BLOCK_ROWS % AGAIN_EVERY == 0;
}

/* Of a test that runs elsewhere a block that was done in parts is asked again when its last part is. */
static bool is_test_asked_again(const struct slice *slice, const struct algorithm *a) {
  return a->ask == NULL || (slice->first / BLOCK_ROWS % FOREIGN_AGAIN_EVERY == 0 && slice->to == BLOCK_ROWS);
}

static void reverse_block(const struct block *block, struct block *to) {
  const enum number_type type = block->form.type;
  to->form = block->form;
  for (unsigned k = 0; k < form_columns(&block->form); k++)
    for (size_t row = 0; row < BLOCK_ROWS; row++)
      column_set(type, to->column[k], BLOCK_ROWS - 1 - row, column_get(type, block->shown[k], row));
}

static void ask_again(struct loop *loop, const struct slice *slice, const struct registry_entry *entry) {
  struct block *again = loop->again;
  if (slice->from > 0 && entry->algorithm->ask != NULL)
    block_ask_rows(loop->block, entry, 0, slice->from, loop->block->answers);
  size_t row = 0, length = (size_t)(slice->first / BLOCK_ROWS / AGAIN_EVERY);
  for (unsigned k = 0; k < LENGTHS; k++) {
    const size_t rows = LENGTH[length++ % LENGTHS];
    block_ask_rows(again, entry, row, rows, again->answers + row);
    row += rows;
  }
  block_ask_rows(again, entry, row, BLOCK_ROWS - row, again->answers + row);
}

/* No answer says nothing: a test that was slow, or is given up on. */
static void sight_again(const struct loop *loop, const struct slice *slice, struct entrant *entrant) {
  const struct block *block = loop->block;
  const enum contract contract = entrant->entry->algorithm->by_code;
  for (size_t row = entrant->entry->algorithm->ask == NULL ? slice->from : 0; row < slice->to; row++) {
    const uint8_t once = block->answers[row], then = loop->again->answers[BLOCK_ROWS - 1 - row];
    if (once == then || once >= ANSWER_NONE || then >= ANSWER_NONE ||
        !judge_tells(contract, block->truths[row]))
      continue;
    const enum answer wrong = hit_if(judge_expected(contract, block->truths[row]) != ANSWER_HIT);
    count_sighting(tally_sighting(entrant, ASKED_AGAIN, loop->cells[row], wrong), 1, slice->first + row);
  }
}

/* False when there is nothing to ask, or nothing is told. A group without places leaves them all 0. */
static bool judge_group(struct loop *loop, const struct slice *slice, struct group *group) {
  struct block *block = loop->block;
  place_t *places = group->places > 1 ? loop->places : NULL;
  block->form = group->form;
  if (!loop->source.draw(&loop->source, block, slice->first)) {
    *tally_cases(group, block->family[0], RELATION_INVALID * group->places) += slice->to - slice->from;
    return false;
  }
  /* Of a block in parts the steps are counted with its first part. */
  struct step_counts *steps = slice->from == 0 ? &group->steps : NULL;
  loop->refused = !registry_reference(block->level)(
      &block->form, block->shown, block->rows, block->truths, places, steps);
  if (loop->refused)
    return false;
  find_cells(block->truths, loop->places, (uint8_t)group->places, slice->to, loop->cells);
  for (size_t row = slice->from; row < slice->to; row++)
    ++*tally_cases(group, block->family[row / RUN_CASES], loop->cells[row]);
  return true;
}

/* A built-in test is asked in whole blocks: its columns are made so. */
static void ask_slice(struct loop *loop, const struct slice *slice, const struct registry_entry *entry) {
  struct block *block = loop->block;
  if (entry->algorithm->ask == NULL) {
    block_ask_rows(block, entry, 0, block->rows, block->answers);
    return;
  }
  const double began = clock_seconds();
  block_ask_rows(block, entry, slice->from, slice->to - slice->from, block->answers + slice->from);
  loop->elsewhere += clock_seconds() - began;
}

static bool was_broken_off(const struct loop *loop, const struct slice *slice, const struct algorithm *a) {
  return a->ask != NULL && subject_is_over(a->subject) &&
         memchr(loop->block->answers + slice->from, ANSWER_UNASKED, slice->to - slice->from) != NULL;
}

static enum loop_end
loop_block(struct loop *loop, const struct slice *slice, struct group *group, const struct tally *tally) {
  if (!judge_group(loop, slice, group))
    return loop->refused ? LOOP_REFUSED : LOOP_DONE;
  const bool again = is_asked_again(slice, group);
  if (again)
    reverse_block(loop->block, loop->again);
  for (unsigned e = 0; e < tally->entrants; e++) {
    struct entrant *entrant = &tally->entrant[e];
    if (entrant->group != group)
      continue;
    ask_slice(loop, slice, entrant->entry);
    if (was_broken_off(loop, slice, entrant->entry->algorithm))
      return LOOP_BROKEN_OFF;
    sight(loop, slice, entrant);
    if (again && is_test_asked_again(slice, entrant->entry->algorithm)) {
      ask_again(loop, slice, entrant->entry);
      sight_again(loop, slice, entrant);
    }
  }
  return LOOP_DONE;
}

double loop_seconds_elsewhere(const struct loop *loop) { return loop->elsewhere; }

enum loop_end loop_range(struct loop *loop, uint64_t first, uint64_t last, struct tally *tally) {
  const size_t rows = loop->source.rows;
  loop->refused = false;
  loop->elsewhere = 0;
  for (uint64_t block = first / rows * rows; block < last; block += rows) {
    const struct slice slice = {.first = block,
                                .from = block < first ? (size_t)(first - block) : 0,
                                .to = last - block < rows ? (size_t)(last - block) : rows};
    for (unsigned g = 0; g < tally->groups; g++) {
      struct group *group = &tally->group[g];
      const enum loop_end end =
          block / rows % group->every == 0 ? loop_block(loop, &slice, group, tally) : LOOP_DONE;
      if (end != LOOP_DONE)
        return end;
    }
  }
  return LOOP_DONE;
}
