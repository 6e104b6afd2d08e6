#include "sweep.h"

#include <stdlib.h>
#include <string.h>

enum { WIDTH_MAX = 320 };

uint8_t sweep_point(enum contract contract, struct truth truth, enum answer answer) {
  const enum outcome outcome = judge_outcome(contract, truth, answer);
  return (uint8_t)((unsigned)truth.relation | (unsigned)answer << SWEEP_ANSWER_SHIFT |
                   (unsigned)outcome << SWEEP_OUTCOME_SHIFT);
}

/* One row of a map in columns, and what is said of it. */
struct strip {
  _Alignas(64) double number[FORM_MAX_COLUMNS][WIDTH_MAX]; /* room for any type */
  uint8_t truths[WIDTH_MAX], answers[WIDTH_MAX];
};

static void
judge_strip(const struct registry_entry *entry, struct strip *strip, unsigned width, uint8_t *points) {
  const struct algorithm *a = entry->algorithm;
  const void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = strip->number[k];
  reference_batch(&a->form, columns, width, strip->truths, NULL, NULL);
  registry_ask(entry, LEVEL_BASE, columns, width, strip->answers);
  for (unsigned x = 0; x < width; x++) {
    const struct truth truth = {.relation = truth_relation(strip->truths[x]),
                                .half_open_hit = (strip->truths[x] & TRUTH_HALF_OPEN_HIT) != 0};
    points[x] = sweep_point(a->by_code, truth, (enum answer)strip->answers[x]);
  }
}

bool sweep_run(enum sweep sweep, const struct registry_entry *entry, uint8_t *points) {
  const struct algorithm *a = entry->algorithm;
  const struct sweep_size size = sweep_size(sweep, &a->form);
  struct strip *strip = aligned_alloc(64, (sizeof *strip + 63) / 64 * 64);
  if (strip == NULL)
    return false;
  memset(strip, 0, sizeof *strip);
  for (unsigned row = 0; row < size.height; row++) {
    for (unsigned column = 0; column < size.width; column++) {
      union number numbers[FORM_MAX_COLUMNS];
      sweep_case(sweep, &a->form, column, row, numbers);
      for (unsigned k = 0; k < form_columns(&a->form); k++)
        column_set(a->form.type, strip->number[k], column, numbers[k]);
    }
    judge_strip(entry, strip, size.width, points + (size_t)row * size.width);
  }
  free(strip);
  return true;
}

const char *sweep_name(enum sweep sweep) {
  static const char *const NAMES[SWEEPS] = {"scene", "side", "corner", "range"};
  return NAMES[sweep];
}
