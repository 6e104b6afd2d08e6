/* The farthest from touching that rounding was seen to lead a test, in the units of its bound. */
#include "survey.h"

#include "block.h"
#include "number.h"
#include "text.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Cases that rounding can decide. */
static const struct mix NEAR_TOUCHING = {.weight = {[FAMILY_ALLEN] = 64,
                                                    [FAMILY_TOUCHING] = 64,
                                                    [FAMILY_NUDGED] = 384,
                                                    [FAMILY_DECIMAL] = 256,
                                                    [FAMILY_UNLIKE] = 192,
                                                    [FAMILY_FAR_SCALE] = 64}};
enum { ROUNDING_CASES = 1 << 17, SLID_CASES = ROUNDING_CASES / 4 };

/* How far from touching a test was seen to err. */
struct worst {
  uint64_t wrong; /* answers */
  double ulps;    /* of them: the gap in ulps of the case's largest number */
  union number numbers[FORM_MAX_COLUMNS];
};

double rounding_ulps(const struct form *form, const union number *numbers) {
  const double largest = greatest_number(form, numbers);
  int exponent;
  frexp(largest, &exponent);
  if (!isfinite(largest) || abs(exponent) > ROUNDING_REACH)
    return NAN;
  return fabs(reference_gap(form, numbers)) / ldexp(1, exponent - DBL_MANT_DIG);
}

static void look_at(const struct block *block, size_t row, enum contract contract, struct worst *found) {
  union number numbers[FORM_MAX_COLUMNS];
  if (judge_row(contract, block->truths[row], block->answers[row]) == OUTCOME_AGREES)
    return;
  block_get(block, row, numbers);
  const double ulps = rounding_ulps(&block->form, numbers);
  if (isnan(ulps))
    return;
  found->wrong++;
  if (found->wrong > 1 && ulps <= found->ulps)
    return;
  found->ulps = ulps;
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
static void slide_run(struct block *block, uint64_t seed, uint64_t run, size_t row) {
  const struct form *form = &block->form;
  struct dice dice = dice_for(seed, run, DICE_SLIDE);
  uint32_t words[FORM_MAX_COLUMNS + 1][RUN_CASES];
  for (unsigned k = 0; k <= form_columns(form); k++)
    dice_words(&dice, words[k]);
  for (unsigned r = 0; r < RUN_CASES; r++) {
    union number numbers[FORM_MAX_COLUMNS];
    block_get(block, row + r, numbers);
    const unsigned column = (unsigned)dice_below(words[form_columns(form)][r], form_columns(form));
    for (unsigned times = 0; times < 3; times++)
      slide(form, numbers, column);
    for (unsigned k = 0; k < form_columns(form); k++) {
      const int ulps = dice_below(words[k][r], 10) - 4;
      numbers[k] = number_stepped(form->type, numbers[k], ulps > 2 ? 0 : ulps % 3);
    }
    block_put(block, row + r, numbers);
  }
}

static bool find_worst(const struct survey *survey, const struct registry_entry *entry, struct worst *worst) {
  struct block *block = block_new(level_best());
  if (block == NULL)
    return false;
  block->form = entry->algorithm->form;
  for (uint64_t first = 0; first < ROUNDING_CASES; first += BLOCK_ROWS) {
    block_draw(block, first < SLID_CASES ? &MIX_UNIFORM : &NEAR_TOUCHING, survey->seed, first);
    for (size_t row = 0; row < BLOCK_ROWS && first < SLID_CASES; row += RUN_CASES)
      slide_run(block, survey->seed, (first + row) / RUN_CASES, row);
    block_refer(block);
    block_ask(block, entry);
    for (size_t row = 0; row < BLOCK_ROWS; row++)
      look_at(block, row, entry->algorithm->by_code, worst);
  }
  block_free(block);
  return true;
}

static bool
put_worst(const struct survey *survey, const struct registry_entry *entry, struct statement *rows) {
  const struct algorithm *a = entry->algorithm;
  struct worst worst = {.wrong = 0};
  if (a->rounding.why == NULL)
    return true;
  if (!find_worst(survey, entry, &worst))
    return false;
  const bool any = worst.wrong > 0;
  STATEMENT_PUT(rows,
                of_text(entry->stem),
                of_real(a->rounding.ulps),
                of_text(a->rounding.why),
                of_count(ROUNDING_CASES),
                of_count(worst.wrong),
                of_real(any ? worst.ulps : NAN),
                of_case(&a->form, any ? worst.numbers : NULL, NUMBER_DECIMAL),
                of_case(&a->form, any ? worst.numbers : NULL, NUMBER_HEX));
  return true;
}

bool survey_rounding(const struct survey *survey, struct statement *rows) {
  return survey_each(survey, put_worst, rows);
}
