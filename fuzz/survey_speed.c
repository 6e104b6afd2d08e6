/* Nanoseconds a call, on cases as the campaign draws them. Every test's loop is run in turn, round after
 * round, and the median of its rounds is told: what disturbs the machine for a while disturbs them alike. */
#include "survey.h"

#include "clock.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS = 2048, ONES = 256, ROUNDS = 7, WAYS = LEVELS + 1 };

/* How many nanoseconds one round of a way takes at least. */
static const double ROUND = 8e3;

struct columns {
  _Alignas(64) double column[FORM_MAX_COLUMNS][ROWS];
  _Alignas(64) uint8_t answers[ROWS];
};

static double now(void) { return clock_seconds() * 1e9; }

static void draw(const struct survey *survey, const struct form *form, struct columns *to) {
  void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = to->column[k];
  for (unsigned row = 0; row < ROWS; row += RUN_CASES)
    generate_run(survey->mix, survey->seed, row / RUN_CASES, form, columns, row);
}

/* Cases one after the other, each by itself. */
static void call_ones(const struct registry_entry *entry, struct columns *cases) {
  const struct form *form = &entry->algorithm->form;
  union number numbers[FORM_MAX_COLUMNS];
  for (size_t row = 0; row < ONES; row++) {
    for (unsigned k = 0; k < form_columns(form); k++)
      numbers[k] = column_get(form->type, cases->column[k], row);
    cases->answers[row] = (uint8_t)algorithm_answer(entry->algorithm, numbers);
  }
}

/* One round of one way: nanoseconds a call. */
static double round_of(const struct registry_entry *entry, unsigned way, struct columns *cases) {
  const void *shown[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    shown[k] = cases->column[k];
  const double began = now();
  double spent = 0;
  size_t calls = 0;
  while (spent < ROUND) {
    if (way < LEVELS)
      registry_ask(entry, (enum level)way, shown, ROWS, cases->answers);
    else
      call_ones(entry, cases);
    calls += way < LEVELS ? ROWS : ONES;
    spent = now() - began;
  }
  return spent / (double)calls;
}

static int by_value(const void *left, const void *right) {
  const double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static bool is_asked(const struct survey *survey, unsigned t, unsigned way) {
  const struct algorithm *algorithm = survey->test[t]->algorithm;
  const bool leveled = algorithm->ask == NULL; /* a test that runs elsewhere has one loop */
  return algorithm->role != ROLE_HELPER &&
         (way == LEVELS || way == LEVEL_BASE || (leveled && level_available((enum level)way)));
}

bool survey_speed(const struct survey *survey, take_speed *take, void *context) {
  double(*rounds)[WAYS][ROUNDS] = calloc((size_t)survey->tests + 1, sizeof *rounds);
  struct columns *cases = aligned_alloc(64, sizeof *cases);
  bool fine = rounds != NULL && cases != NULL;
  for (unsigned r = 0; r < ROUNDS && fine; r++)
    for (unsigned t = 0; t < survey->tests; t++) {
      draw(survey, &survey->test[t]->algorithm->form, cases);
      for (unsigned way = 0; way < WAYS; way++)
        if (is_asked(survey, t, way))
          rounds[t][way][r] = round_of(survey->test[t], way, cases);
    }
  for (unsigned t = 0; t < survey->tests && fine; t++)
    for (unsigned way = 0; way < WAYS && fine; way++) {
      if (!is_asked(survey, t, way))
        continue;
      qsort(rounds[t][way], ROUNDS, sizeof(double), by_value);
      fine = take(context, survey->test[t], (enum level)way, rounds[t][way][ROUNDS / 2]);
    }
  free(cases);
  free(rounds);
  return fine;
}
