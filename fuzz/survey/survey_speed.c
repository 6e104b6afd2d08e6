/* Nanoseconds per call, on cases as the campaign draws them. Every test's loop is run in turn, round after
 * round, and the median of its rounds is told: what disturbs the machine for a while disturbs them alike. */
#include "survey.h"

#include "block.h"
#include "clock.h"

#include <stdlib.h>
#include <string.h>

enum { ONES = 256, ROUNDS = 7, WAYS = LEVELS + 1 };

/* How many nanoseconds one round of a way takes at least. */
static const double ROUND = 8e3;

static double now(void) { return clock_seconds() * 1e9; }

/* Cases one after the other, each by itself. */
static void call_ones(const struct registry_entry *entry, struct block *block) {
  union number numbers[FORM_MAX_COLUMNS];
  for (size_t row = 0; row < ONES; row++) {
    block_get(block, row, numbers);
    block->answers[row] = (uint8_t)algorithm_answer(entry->algorithm, numbers);
  }
}

/* One round of one way: nanoseconds per call. */
static double round_of(const struct registry_entry *entry, unsigned way, struct block *block) {
  const bool batch = way < LEVELS;
  block->level = batch ? (enum level)way : LEVEL_BASE;
  const double began = now();
  double spent = 0;
  size_t calls = 0;
  while (spent < ROUND) {
    if (batch)
      block_ask(block, entry);
    else
      call_ones(entry, block);
    calls += batch ? BLOCK_ROWS : ONES;
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

bool survey_speed(const struct survey *survey, struct statement *statement) {
  double(*rounds)[WAYS][ROUNDS] = calloc((size_t)survey->tests + 1, sizeof *rounds);
  struct block *block = block_new(LEVEL_BASE);
  bool fine = rounds != NULL && block != NULL;
  for (unsigned r = 0; r < ROUNDS && fine; r++)
    for (unsigned t = 0; t < survey->tests; t++) {
      block->form = survey->test[t]->algorithm->form;
      block->level = level_best();
      block_draw(block, survey->mix, survey->seed, 0);
      for (unsigned way = 0; way < WAYS; way++)
        if (is_asked(survey, t, way))
          rounds[t][way][r] = round_of(survey->test[t], way, block);
    }
  for (unsigned t = 0; t < survey->tests && fine; t++)
    for (unsigned way = 0; way < WAYS; way++) {
      if (!is_asked(survey, t, way))
        continue;
      qsort(rounds[t][way], ROUNDS, sizeof(double), by_value);
      STATEMENT_PUT(statement,
                    of_text(survey->test[t]->stem),
                    of_text(way < LEVELS ? level_name((enum level)way) : "one"),
                    of_real(rounds[t][way][ROUNDS / 2]));
    }
  block_free(block);
  free(rounds);
  return fine;
}
