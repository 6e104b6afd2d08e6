#include "lattice.h"

#include "levels.h"
#include "scene.h"
#include "text.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BLOCK = REFERENCE_BLOCK, SPAN = 4096, JOBS_MOST = 256 };

const char *lattice_kind_name(enum lattice_kind kind) {
  static const char *const NAME[LATTICE_KINDS] = {"whole", "edge", "ulp"};
  return NAME[kind];
}

static union number whole_number(enum number_type type, int64_t value) {
  switch (type) {
  case TYPE_I32:
    return (union number){.i32 = (int32_t)value};
  case TYPE_I64:
    return (union number){.i64 = value};
  case TYPE_F32:
    return (union number){.f32 = (float)value};
  default:
    return (union number){.f64 = (double)value};
  }
}

/* Whether a column is a size, which edges give no negative value. */
static bool is_size(const struct form *form, unsigned column) {
  unsigned s = 0;
  while (s + 1 < form->shapes && column >= form_first_column(form, s + 1))
    s++;
  const unsigned k = column - form_first_column(form, s);
  return form->layouts[s] != LAYOUT_BOX_LTRB && (k >= 2 || form->layouts[s] == LAYOUT_RESIZE);
}

static const int64_t EDGES_32[] = {0,
                                   1,
                                   -1,
                                   2,
                                   32767,
                                   46340,
                                   46341,
                                   65535,
                                   65536,
                                   1 << 30,
                                   INT32_MAX - 1,
                                   INT32_MAX,
                                   -(1 << 30),
                                   -INT32_MAX,
                                   INT32_MIN};
static const int64_t EDGES_64[] = {0,
                                   1,
                                   -1,
                                   2,
                                   INT64_C(1) << 31,
                                   3037000499,
                                   3037000500,
                                   INT64_C(1) << 53,
                                   (INT64_C(1) << 53) + 1,
                                   INT64_C(1) << 62,
                                   INT64_MAX - 1,
                                   INT64_MAX,
                                   -(INT64_C(1) << 62),
                                   -INT64_MAX,
                                   INT64_MIN};
enum { EDGES = sizeof EDGES_32 / sizeof EDGES_32[0] };

static void list_edges(struct lattice *lattice, unsigned column) {
  const enum number_type type = lattice->form.type;
  for (unsigned k = 0; k < EDGES; k++) {
    const int64_t value = type == TYPE_I32 ? EDGES_32[k] : EDGES_64[k];
    if (value >= 0 || !is_size(&lattice->form, column))
      lattice->value[column][lattice->radix[column]++] = whole_number(type, value);
  }
}

/* Scenes that touch on paper: tenths, and sizes unlike one another. */
static const char *const SCENES[PAIRS][4] = {[PAIR_POINT_BOX] = {"point 0.3 0.2 box 0.1 0.1 0.2 0.7",
                                                                 "point 1.1 5.3 box 0.4 1.7 0.7 3.6",
                                                                 "point 0.1 0.1 box 0.1 0.1 0.3 0.3",
                                                                 NULL},
                                             [PAIR_POINT_DISC] = {"point 0.3 0.4 disc 0 0 0.5",
                                                                  "point 0.7 1.3 disc 0.1 0.5 1",
                                                                  "point 10.6 0.1 disc 0.6 0.1 10",
                                                                  NULL},
                                             [PAIR_DISC_DISC] = {"disc 0 0 0.2 disc 0.3 0.4 0.3",
                                                                 "disc 0.1 0.7 2.4 disc 3.1 4.7 2.6",
                                                                 "disc 0.1 0.1 0.1 disc 0.4 0.1 0.2",
                                                                 NULL},
                                             [PAIR_DISC_BOX] = {"disc 0.7 0.4 0.5 box 1.2 0.1 0.3 0.4",
                                                                "disc 0.2 0.6 0.5 box 0.5 1 0.7 0.1",
                                                                "disc 5.3 0.3 0.9 box 0.1 0.1 4.3 0.4",
                                                                "disc 0.4 0.4 0.1 box 0.1 0.2 0.2 0.7"},
                                             [PAIR_BOX_BOX] = {"box 0.1 0.2 0.3 0.4 box 0.4 0.3 0.5 0.2",
                                                               "box 1.1 0.7 0.2 0.3 box 0.2 1 2.3 0.4",
                                                               "box 0.1 0.1 0.2 0.2 box 0.3 0.3 0.6 0.6",
                                                               NULL}};

static union number stepped(enum number_type type, union number number, int ulps) {
  for (int k = 0; k < (ulps < 0 ? -ulps : ulps); k++)
    if (type == TYPE_F32)
      number.f32 = nextafterf(number.f32, ulps < 0 ? -INFINITY : INFINITY);
    else
      number.f64 = nextafter(number.f64, ulps < 0 ? -(double)INFINITY : (double)INFINITY);
  return number;
}

/* The numbers of a scene in a form; tenths are rounded to the form's numbers, which the scene then means. */
static bool scene_numbers(const struct form *form, unsigned size, union number *numbers) {
  struct scene scene;
  char why[TEXT_WHY];
  const enum pair pair = form_pair(form);
  const char *text = pair < PAIRS && size < 4 ? SCENES[pair][size] : NULL;
  if (text == NULL || form->shapes != 2 || !scene_parse(text, &scene, why))
    return false;
  for (unsigned s = 0; s < 2; s++) {
    const struct scene_shape *shape = &scene.shape[form_is_swapped(form) ? 1 - s : s];
    double n[4];
    for (unsigned k = 0; k < layout_columns(shape->layout); k++)
      n[k] = shape->numbers[k].whole ? (double)shape->numbers[k].value.i64 : shape->numbers[k].value.f64;
    if (form->layouts[s] == LAYOUT_BOX_LTRB) {
      n[2] += n[0];
      n[3] += n[1];
    } else if (form->layouts[s] == LAYOUT_BOX_CENTRE) {
      n[2] /= 2;
      n[3] /= 2;
      n[0] += n[2];
      n[1] += n[3];
    } else if (form->layouts[s] != shape->layout && form->layouts[s] != LAYOUT_BOX_SQUARE)
      return false;
    for (unsigned k = 0; k < layout_columns(form->layouts[s]); k++)
      numbers[form_first_column(form, s) + k] =
          form->type == TYPE_F32 ? (union number){.f32 = (float)n[k]} : (union number){.f64 = n[k]};
  }
  return true;
}

bool lattice_make(enum lattice_kind kind, const struct form *form, unsigned size, struct lattice *lattice) {
  union number middle[FORM_MAX_COLUMNS] = {{.i64 = 0}};
  *lattice = (struct lattice){.form = *form, .kind = kind, .size = size};
  if (form->shapes != 2 || (kind == LATTICE_EDGE) > type_is_whole(form->type) ||
      (kind == LATTICE_ULP && (type_is_whole(form->type) || !scene_numbers(form, size, middle))))
    return false;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const unsigned room = kind == LATTICE_WHOLE ? size + 1 : kind == LATTICE_EDGE ? EDGES : 5;
    lattice->value[k] = calloc(room, sizeof *lattice->value[k]);
    if (lattice->value[k] == NULL) {
      lattice_free(lattice);
      return false;
    }
    if (kind == LATTICE_EDGE)
      list_edges(lattice, k);
    for (; kind != LATTICE_EDGE && lattice->radix[k] < room; lattice->radix[k]++)
      lattice->value[k][lattice->radix[k]] = kind == LATTICE_WHOLE
                                                 ? whole_number(form->type, lattice->radix[k])
                                                 : stepped(form->type, middle[k], (int)lattice->radix[k] - 2);
  }
  return true;
}

void lattice_free(struct lattice *lattice) {
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    free(lattice->value[k]);
  *lattice = (struct lattice){.size = 0};
}

uint64_t lattice_cases(const struct lattice *lattice) {
  uint64_t cases = 1;
  for (unsigned k = 0; k < form_columns(&lattice->form); k++)
    cases = __builtin_mul_overflow(cases, lattice->radix[k], &cases) ? UINT64_MAX : cases;
  return cases;
}

/* The last column is the fastest. */
void lattice_case(const struct lattice *lattice, uint64_t n, union number *numbers) {
  for (unsigned k = form_columns(&lattice->form); k-- > 0;) {
    numbers[k] = lattice->value[k][n % lattice->radix[k]];
    n /= lattice->radix[k];
  }
}

/* The last columns run through a block in a pattern that stays; the columns before them are constant in it,
 * and the slowest of them change once in a long while. */
struct sheet {
  const struct lattice *lattice;
  unsigned constant; /* how many columns are */
  size_t rows;
  uint64_t written[FORM_MAX_COLUMNS]; /* the value that stands in a constant column, or all ones */
  _Alignas(64) double column[FORM_MAX_COLUMNS][BLOCK];
  _Alignas(64) uint8_t truths[BLOCK], answers[BLOCK], expected[CONTRACTS][BLOCK], asked[CONTRACTS][BLOCK];
};

static void fill(struct sheet *sheet, unsigned column, union number value) {
  for (size_t row = 0; row < sheet->rows; row++)
    column_set(sheet->lattice->form.type, sheet->column[column], row, value);
}

static void begin_sheet(struct sheet *sheet, const struct lattice *lattice) {
  const unsigned columns = form_columns(&lattice->form);
  sheet->lattice = lattice;
  sheet->constant = columns;
  sheet->rows = 1;
  while (sheet->constant > 0 && sheet->rows * lattice->radix[sheet->constant - 1] <= BLOCK)
    sheet->rows *= lattice->radix[--sheet->constant];
  for (size_t row = 0; row < sheet->rows; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    lattice_case(lattice, row, numbers);
    for (unsigned k = sheet->constant; k < columns; k++)
      column_set(lattice->form.type, sheet->column[k], row, numbers[k]);
  }
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    sheet->written[k] = UINT64_MAX;
}

static void turn_to(struct sheet *sheet, uint64_t block) {
  for (unsigned k = sheet->constant; k-- > 0;) {
    const uint64_t value = block % sheet->lattice->radix[k];
    block /= sheet->lattice->radix[k];
    if (value != sheet->written[k])
      fill(sheet, k, sheet->lattice->value[k][value]);
    sheet->written[k] = value;
  }
}

/* For each contract: the right answer, and whether one is asked for at all. */
static void expect(struct sheet *sheet) {
  for (size_t row = 0; row < sheet->rows; row++) {
    const uint8_t truth = sheet->truths[row], relation = truth & TRUTH_RELATION;
    const uint8_t overlaps = relation == RELATION_OVERLAPPING, touches = relation == RELATION_TOUCHING;
    const uint8_t known = relation < RELATION_FLAT, held = truth == (RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT);
    sheet->expected[CONTRACT_UNSTATED][row] = sheet->expected[CONTRACT_OPEN][row] = overlaps;
    sheet->expected[CONTRACT_CLOSED][row] = overlaps | touches;
    sheet->expected[CONTRACT_HALF_OPEN][row] = overlaps | held;
    sheet->asked[CONTRACT_UNSTATED][row] = known & !touches;
    sheet->asked[CONTRACT_OPEN][row] = sheet->asked[CONTRACT_CLOSED][row] =
        sheet->asked[CONTRACT_HALF_OPEN][row] = known;
  }
}

static void
note_wrong(const struct sheet *sheet, enum contract contract, uint64_t first, struct lattice_result *result) {
  for (size_t row = 0; row < sheet->rows; row++) {
    if (!sheet->asked[contract][row] || sheet->answers[row] == sheet->expected[contract][row])
      continue;
    const enum relation relation = truth_relation(sheet->truths[row]);
    const enum outcome outcome = sheet->answers[row] == ANSWER_NONE ? OUTCOME_NO_ANSWER
                                 : relation == RELATION_APART       ? OUTCOME_FALSE_HIT
                                 : relation == RELATION_OVERLAPPING ? OUTCOME_MISSED_HIT
                                                                    : OUTCOME_BROKEN_CONTRACT;
    result->wrong[outcome]++;
    result->first = first + row < result->first ? first + row : result->first;
  }
}

static void hold(struct sheet *sheet,
                 enum level level,
                 uint64_t first,
                 struct lattice_result *result,
                 const void *const *columns) {
  const enum contract contract = result->entry->algorithm->by_code;
  unsigned asked = 0, wrong = 0;
  registry_ask(result->entry, level, columns, sheet->rows, sheet->answers);
  for (size_t row = 0; row < sheet->rows; row++) {
    asked += sheet->asked[contract][row];
    wrong += sheet->asked[contract][row] & (sheet->answers[row] != sheet->expected[contract][row]);
  }
  result->cases += sheet->rows;
  result->judged += asked;
  if (wrong > 0)
    note_wrong(sheet, contract, first, result);
}

/* What the threads share. */
struct run {
  const struct lattice *lattice;
  enum level level;
  unsigned tests;
  uint64_t blocks, rows;
  atomic_uint_fast64_t next, done;
  atomic_bool stopped;
};

struct worker {
  struct run *run;
  struct sheet *sheet;
  struct lattice_result *results;
};

static void *work(void *context) {
  const struct worker *worker = context;
  struct run *run = worker->run;
  const void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = worker->sheet->column[k];
  reference_batch_function *reference = levels_reference(run->level);
  for (uint64_t from; !run->stopped && (from = atomic_fetch_add(&run->next, SPAN)) < run->blocks;) {
    const uint64_t to = from + SPAN < run->blocks ? from + SPAN : run->blocks;
    for (uint64_t block = from; block < to; block++) {
      turn_to(worker->sheet, block);
      reference(&run->lattice->form, columns, worker->sheet->rows, worker->sheet->truths, NULL, NULL);
      expect(worker->sheet);
      for (unsigned t = 0; t < run->tests; t++)
        hold(worker->sheet, run->level, block * run->rows, &worker->results[t], columns);
    }
    atomic_fetch_add(&run->done, to - from);
  }
  return NULL;
}

static void add_up(struct lattice_result *results, const struct lattice_result *part, unsigned tests) {
  for (unsigned t = 0; t < tests; t++) {
    results[t].cases += part[t].cases;
    results[t].judged += part[t].judged;
    results[t].first = part[t].first < results[t].first ? part[t].first : results[t].first;
    for (unsigned o = 0; o < OUTCOMES; o++)
      results[t].wrong[o] += part[t].wrong[o];
  }
}

static bool wait_for(struct run *run, lattice_pause *pause, void *context) {
  const struct timespec moment = {0, 50000000};
  while (run->done < run->blocks) {
    if (pause != NULL && !pause(context, run->done * run->rows, run->blocks * run->rows)) {
      run->stopped = true;
      return false;
    }
    nanosleep(&moment, NULL);
  }
  return true;
}

bool lattice_run(const struct lattice *lattice,
                 struct lattice_result *results,
                 unsigned tests,
                 unsigned jobs,
                 lattice_pause *pause,
                 void *context) {
  struct run run = {.lattice = lattice, .level = level_best(), .tests = tests};
  struct worker worker[JOBS_MOST] = {{NULL, NULL, NULL}};
  pthread_t thread[JOBS_MOST];
  unsigned started = 0;
  bool fine = true;
  jobs = jobs == 0 ? 1 : jobs < JOBS_MOST ? jobs : JOBS_MOST;
  for (unsigned t = 0; t < tests; t++)
    results[t] = (struct lattice_result){.entry = results[t].entry, .first = UINT64_MAX};
  for (unsigned j = 0; j < jobs && fine; j++) {
    worker[j] = (struct worker){
        &run, aligned_alloc(64, (sizeof(struct sheet) + 63) / 64 * 64), malloc(tests * sizeof *results)};
    fine = worker[j].sheet != NULL && worker[j].results != NULL;
    if (!fine)
      break;
    memcpy(worker[j].results, results, tests * sizeof *results);
    begin_sheet(worker[j].sheet, lattice);
    run.rows = worker[j].sheet->rows;
    run.blocks = lattice_cases(lattice) / run.rows;
  }
  for (; started < jobs && fine; started++)
    if (pthread_create(&thread[started], NULL, work, &worker[started]) != 0) {
      run.stopped = true;
      fine = false;
      break;
    }
  fine = fine && wait_for(&run, pause, context);
  for (unsigned j = 0; j < started; j++)
    pthread_join(thread[j], NULL);
  for (unsigned j = 0; j < jobs; j++) {
    if (fine)
      add_up(results, worker[j].results, tests);
    free(worker[j].sheet);
    free(worker[j].results);
  }
  return fine;
}
