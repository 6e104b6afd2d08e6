/* The farthest from touching that rounding was seen to lead a test, in the units of its bound. */
#include "survey.h"

#include "levels.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Cases that rounding can decide. */
static const struct mix NEAR_TOUCHING = {{[FAMILY_ALLEN] = 64,
                                          [FAMILY_TOUCHING] = 64,
                                          [FAMILY_NUDGED] = 384,
                                          [FAMILY_DECIMAL] = 256,
                                          [FAMILY_UNLIKE] = 192,
                                          [FAMILY_FAR_SCALE] = 64}};
enum { BLOCK = REFERENCE_BLOCK, SLID_CASES = ROUNDING_CASES / 4, PURPOSE_SLIDE = 96 };

struct work {
  _Alignas(64) double column[FORM_MAX_COLUMNS][BLOCK];
  _Alignas(64) uint8_t truths[BLOCK], answers[BLOCK];
};

double rounding_ulps(const struct form *form, const union number *numbers) {
  double largest = 0;
  int exponent;
  for (unsigned k = 0; k < form_columns(form); k++)
    largest = fmax(largest, fabs(number_as_double(form->type, numbers[k])));
  frexp(largest, &exponent);
  if (!isfinite(largest) || abs(exponent) > ROUNDING_REACH)
    return NAN;
  return fabs(reference_gap(form, numbers)) / ldexp(1, exponent - DBL_MANT_DIG);
}

static void look_at(const struct work *work, size_t row, struct rounding_row *found) {
  const struct form *form = &found->entry->algorithm->form;
  const enum contract contract = found->entry->algorithm->by_code;
  union number numbers[FORM_MAX_COLUMNS];
  if (judge_row(contract, work->truths[row], work->answers[row]) == OUTCOME_AGREES)
    return;
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] = column_get(form->type, work->column[k], row);
  const double ulps = rounding_ulps(form, numbers);
  if (isnan(ulps))
    return;
  found->wrong++;
  if (found->wrong > 1 && ulps <= found->worst)
    return;
  found->worst = ulps;
  memcpy(found->numbers, numbers, sizeof numbers);
}

/* Moves one number by the gap, whichever way leads nearer to touching. */
static void slide(const struct form *form, union number *numbers, unsigned column) {
  const double gap = reference_gap(form, numbers), from = numbers[column].f64;
  numbers[column].f64 = from + gap;
  const double after = fabs(reference_gap(form, numbers));
  numbers[column].f64 = from - gap;
  if (!(fabs(reference_gap(form, numbers)) < after))
    numbers[column].f64 = from + gap;
}

/* Full mantissas, which whole and decimal numbers do not have: uniform cases, led to touching and off it
 * again by an ulp or two on some numbers. */
static void slide_run(
    const struct survey *survey, uint64_t run, const struct form *form, void *const *columns, unsigned row) {
  struct dice dice = dice_for(survey->seed, run, PURPOSE_SLIDE);
  uint32_t words[FORM_MAX_COLUMNS + 1][RUN_CASES];
  generate_run(&MIX_UNIFORM, survey->seed, run, form, columns, row);
  for (unsigned k = 0; k <= form_columns(form); k++)
    dice_words(&dice, words[k]);
  for (unsigned r = 0; r < RUN_CASES; r++) {
    union number numbers[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < form_columns(form); k++)
      numbers[k] = column_get(form->type, columns[k], row + r);
    const unsigned column = (unsigned)dice_below(words[form_columns(form)][r], form_columns(form));
    for (unsigned times = 0; times < 3; times++)
      slide(form, numbers, column);
    for (unsigned k = 0; k < form_columns(form); k++) {
      const int ulps = dice_below(words[k][r], 10) - 4;
      for (int step = ulps > 2 ? 0 : abs(ulps) % 3; step > 0; step--)
        numbers[k].f64 = nextafter(numbers[k].f64, ulps < 0 ? -(double)INFINITY : (double)INFINITY);
      column_set(form->type, columns[k], row + r, numbers[k]);
    }
  }
}

static void look(const struct survey *survey, struct work *work, struct rounding_row *found) {
  const struct form *form = &found->entry->algorithm->form;
  void *columns[FORM_MAX_COLUMNS];
  const void *shown[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    shown[k] = columns[k] = work->column[k];
  for (uint64_t first = 0; first < ROUNDING_CASES; first += BLOCK) {
    for (unsigned row = 0; row < BLOCK; row += RUN_CASES)
      if (first < SLID_CASES)
        slide_run(survey, (first + row) / RUN_CASES, form, columns, row);
      else
        generate_run(&NEAR_TOUCHING, survey->seed, (first + row) / RUN_CASES, form, columns, row);
    levels_reference(level_best())(form, shown, BLOCK, work->truths, NULL, NULL);
    registry_ask(found->entry, level_best(), shown, BLOCK, work->answers);
    for (size_t row = 0; row < BLOCK; row++)
      look_at(work, row, found);
  }
}

bool survey_rounding(const struct survey *survey, take_rounding *take, void *context) {
  struct work *work = aligned_alloc(64, (sizeof *work + 63) / 64 * 64);
  bool fine = work != NULL;
  for (unsigned t = 0; t < survey->tests && fine; t++) {
    struct rounding_row row = {.entry = survey->test[t]};
    if (row.entry->algorithm->rounding.why == NULL)
      continue;
    look(survey, work, &row);
    fine = take(context, &row);
  }
  free(work);
  return fine;
}
