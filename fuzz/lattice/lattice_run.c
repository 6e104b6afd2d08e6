/* A lattice is walked in blocks of rows. The last columns run through a block in a pattern that stays; the
 * columns before them are constant in it, and the slowest of them change once in a long while.
 */
#include "lattice.h"

#include "lattice_rows.h"
#include "levels.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = REFERENCE_BLOCK, SPAN = 64, JOBS_MOST = 256, LINE = 64 };

#ifdef GRAZE_HAS_v3
extern const struct lattice_rows lattice_rows_v3;
#endif
#ifdef GRAZE_HAS_v4
extern const struct lattice_rows lattice_rows_v4;
#endif

const struct lattice_rows *lattice_rows_at(enum level level) {
  switch (level) {
#ifdef GRAZE_HAS_v3
  case LEVEL_V3:
    return &lattice_rows_v3;
#endif
#ifdef GRAZE_HAS_v4
  case LEVEL_V4:
    return &lattice_rows_v4;
#endif
  default:
    return &lattice_rows_base;
  }
}

/* How many of the first columns are constant in a block, and how many rows it has. A column of all bit
 * patterns is cut: its low bits run through the block. */
struct cut {
  unsigned constant;
  uint64_t rows;
  uint64_t blocks; /* so many fit in a sheet, beside each other */
  bool patterns;   /* the last of the constant columns is such a one */
};

static struct cut cut_of(const struct lattice *lattice) {
  struct cut cut = {form_columns(&lattice->form), 1, 1, false};
  while (cut.constant > 0 && cut.rows * lattice->radix[cut.constant - 1] <= BLOCK)
    cut.rows *= lattice->radix[--cut.constant];
  cut.patterns = cut.constant > 0 && lattice->value[cut.constant - 1] == NULL;
  if (cut.patterns)
    cut.rows = BLOCK; /* the columns after it stand still */
  cut.blocks = BLOCK / cut.rows;
  return cut;
}

uint64_t lattice_block(const struct lattice *lattice) { return cut_of(lattice).rows; }

/* Some blocks, one after the other. */
struct sheet {
  const struct lattice *lattice;
  struct cut cut;
  size_t rows;                        /* of the blocks that stand in it now */
  uint64_t written[FORM_MAX_COLUMNS]; /* the value that stands in a whole constant column, or all ones */
  bool wanted[CONTRACTS];
  _Alignas(LINE) double column[FORM_MAX_COLUMNS][BLOCK];
  _Alignas(LINE) uint8_t truths[BLOCK], answers[BLOCK];
  struct lattice_asked asked[CONTRACTS];
};

static void begin_sheet(struct sheet *sheet, const struct lattice *lattice) {
  const enum number_type type = lattice->form.type;
  sheet->lattice = lattice;
  sheet->cut = cut_of(lattice);
  for (size_t row = 0; row < sheet->cut.rows * sheet->cut.blocks; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    lattice_case(lattice, row % sheet->cut.rows, numbers);
    for (unsigned k = sheet->cut.constant; k < form_columns(&lattice->form); k++)
      column_set(type, sheet->column[k], row, numbers[k]);
  }
  memset(sheet->written, 0xff, sizeof sheet->written);
  memset(sheet->wanted, 0, sizeof sheet->wanted);
}

/* Rows of a column that stands still: `number` in each. */
static void fill(enum number_type type, double *column, size_t from, size_t to, union number number) {
  if (type_size(type) == sizeof(uint32_t)) {
    uint32_t *words = (uint32_t *)(void *)column, word;
    memcpy(&word, &number, sizeof word);
    for (size_t row = from; row < to; row++)
      memcpy(words + row, &word, sizeof word);
  } else
    for (size_t row = from; row < to; row++)
      memcpy(column + row, &number, sizeof number);
}

/* Column k of `blocks` blocks: its value changes after every `period` of them, and stands at `index` for
 * `left` more. */
static void turn_column(
    struct sheet *sheet, unsigned k, uint64_t index, uint64_t left, uint64_t period, uint64_t blocks) {
  const struct lattice *lattice = sheet->lattice;
  const size_t rows = sheet->cut.rows;
  const bool still = left >= blocks;
  if (still && sheet->written[k] == index)
    return;
  /* Beyond the rows at hand too, so that a column is either written or not. */
  sheet->written[k] = still ? index : UINT64_MAX;
  for (uint64_t block = 0, next; block < sheet->cut.blocks; block = next) {
    next = still || block + left > sheet->cut.blocks ? sheet->cut.blocks : block + left;
    fill(lattice->form.type, sheet->column[k], block * rows, next * rows, lattice_value(lattice, k, index));
    index = index + 1 < lattice->radix[k] ? index + 1 : 0;
    left = period;
  }
}

static void turn_to(struct sheet *sheet, uint64_t block, uint64_t blocks) {
  const struct lattice *lattice = sheet->lattice;
  unsigned k = sheet->cut.constant;
  sheet->rows = sheet->cut.rows * blocks;
  if (sheet->cut.patterns) {
    const uint64_t pieces = lattice->radix[--k] / BLOCK;
    for (size_t row = 0; row < BLOCK; row++)
      column_set(
          lattice->form.type, sheet->column[k], row, lattice_value(lattice, k, block % pieces * BLOCK + row));
    block /= pieces;
  }
  for (uint64_t period = 1; k-- > 0; period *= lattice->radix[k]) {
    const uint64_t index = block / period % lattice->radix[k];
    turn_column(sheet, k, index, period - block % period, period, blocks);
  }
}

/* A box of ends that stands still and is none: nothing is asked about its blocks. */
static bool is_no_shape(const struct sheet *sheet) {
  const struct form *form = &sheet->lattice->form;
  if (form->layouts[0] != LAYOUT_BOX_LTRB || sheet->cut.constant < 4)
    return false;
  for (unsigned k = 0; k < 4; k++)
    if (sheet->written[k] == UINT64_MAX)
      return false;
  double end[4];
  for (unsigned k = 0; k < 4; k++)
    end[k] = number_as_double(form->type, column_get(form->type, sheet->column[k], 0));
  return end[0] > end[2] || end[1] > end[3];
}

/* What the threads share. */
struct run {
  const struct lattice_part *part;
  enum level level;
  const struct lattice_rows *rows;
  atomic_uint_fast64_t next;
};

static bool is_wrong(const struct sheet *sheet, const struct lattice_asked *asked, size_t row) {
  return (asked->asked[row] & (sheet->answers[row] ^ asked->right[row])) != 0;
}

static void hold(struct sheet *sheet,
                 const struct run *run,
                 uint64_t first,
                 struct lattice_result *result,
                 const void *const *columns) {
  const size_t rows = sheet->rows;
  const struct lattice_asked *asked = &sheet->asked[result->entry->algorithm->by_code];
  registry_ask(result->entry, run->level, columns, rows, sheet->answers);
  result->judged += asked->judged;
  if (!run->rows->count(sheet->truths, rows, asked, sheet->answers, result->wrong) || result->first < first)
    return;
  size_t row = 0;
  while (!is_wrong(sheet, asked, row))
    row++;
  result->first = first + row;
}

struct worker {
  struct run *run;
  struct sheet *sheet;
  struct lattice_result *results;
};

static void
walk_sheet(const struct worker *worker, const void *const *columns, uint64_t block, uint64_t blocks) {
  const struct run *run = worker->run;
  const struct lattice_part *part = run->part;
  struct sheet *sheet = worker->sheet;
  turn_to(sheet, block, blocks);
  const size_t rows = sheet->rows;
  for (unsigned t = 0; t < part->tests; t++)
    worker->results[t].cases += rows;
  if (is_no_shape(sheet))
    return;
  levels_reference(run->level)(&part->lattice->form, columns, rows, sheet->truths, NULL, NULL);
  for (unsigned c = 0; c < CONTRACTS; c++)
    if (sheet->wanted[c])
      run->rows->ask(sheet->truths, rows, (enum contract)c, &sheet->asked[c]);
  for (unsigned t = 0; t < part->tests; t++)
    hold(sheet, run, block * sheet->cut.rows, &worker->results[t], columns);
}

static void *work(void *context) {
  const struct worker *worker = context;
  struct run *run = worker->run;
  const uint64_t last = run->part->last;
  const void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = worker->sheet->column[k];
  const uint64_t most = worker->sheet->cut.blocks, span = SPAN * most;
  for (uint64_t from; (from = atomic_fetch_add(&run->next, span)) < last;)
    for (uint64_t block = from; block < last && block < from + span; block += most)
      walk_sheet(worker, columns, block, last - block < most ? last - block : most);
  return NULL;
}

static void add_up(struct lattice_result *results, const struct lattice_result *more, unsigned tests) {
  for (unsigned t = 0; t < tests; t++) {
    results[t].cases += more[t].cases;
    results[t].judged += more[t].judged;
    results[t].first = more[t].first < results[t].first ? more[t].first : results[t].first;
    for (unsigned o = 0; o < OUTCOMES; o++)
      results[t].wrong[o] += more[t].wrong[o];
  }
}

static bool make_worker(struct run *run, const struct lattice_result *results, struct worker *worker) {
  const unsigned tests = run->part->tests;
  *worker = (struct worker){run,
                            aligned_alloc(LINE, (sizeof(struct sheet) + LINE - 1) / LINE * LINE),
                            calloc(tests, sizeof *results)};
  if (worker->sheet == NULL || worker->results == NULL)
    return false;
  begin_sheet(worker->sheet, run->part->lattice);
  for (unsigned t = 0; t < tests; t++) {
    worker->results[t] = (struct lattice_result){.entry = results[t].entry, .first = UINT64_MAX};
    worker->sheet->wanted[results[t].entry->algorithm->by_code] = true;
  }
  return true;
}

bool lattice_run(const struct lattice_part *part, struct lattice_result *results) {
  struct run run = {
      .part = part, .level = level_best(), .rows = lattice_rows_at(level_best()), .next = part->first};
  struct worker worker[JOBS_MOST] = {{NULL, NULL, NULL}};
  pthread_t thread[JOBS_MOST];
  const unsigned jobs = part->jobs == 0 ? 1 : part->jobs < JOBS_MOST ? part->jobs : JOBS_MOST;
  unsigned started = 0;
  bool fine = true;
  for (unsigned j = 0; j < jobs && fine; j++)
    fine = make_worker(&run, results, &worker[j]);
  while (started < jobs && fine) {
    fine = pthread_create(&thread[started], NULL, work, &worker[started]) == 0;
    started += fine;
  }
  if (!fine)
    run.next = part->last;
  for (unsigned j = 0; j < started; j++)
    pthread_join(thread[j], NULL);
  for (unsigned j = 0; j < jobs; j++) {
    if (fine)
      add_up(results, worker[j].results, part->tests);
    free(worker[j].sheet);
    free(worker[j].results);
  }
  return fine;
}
