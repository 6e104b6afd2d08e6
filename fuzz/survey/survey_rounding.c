/* The farthest from touching that rounding was seen to lead a test, in the units of its bound. */
#include "survey.h"

#include "block.h"
#include "number.h"

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
enum { SLID_CASES = ROUNDING_CASES / 4 };

double rounding_ulps(const struct form *form, const union number *numbers) {
  const double largest = greatest_number(form, numbers);
  int exponent;
  frexp(largest, &exponent);
  if (!isfinite(largest) || abs(exponent) > ROUNDING_REACH)
    return NAN;
  return fabs(reference_gap(form, numbers)) / ldexp(1, exponent - DBL_MANT_DIG);
}

static void look_at(const struct block *block, size_t row, struct rounding_row *found) {
  const enum contract contract = found->entry->algorithm->by_code;
  union number numbers[FORM_MAX_COLUMNS];
  if (judge_row(contract, block->truths[row], block->answers[row]) == OUTCOME_AGREES)
    return;
  block_get(block, row, numbers);
  const double ulps = rounding_ulps(&block->form, numbers);
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

static bool is_bounded(const struct registry_entry *entry) { return entry->algorithm->rounding.why != NULL; }

static void look(const struct survey *survey,
                 const struct peers *peers,
                 struct block *block,
                 struct rounding_row *found) {
  block->form = peers->test[0]->algorithm->form;
  for (uint64_t first = 0; first < ROUNDING_CASES; first += BLOCK_ROWS) {
    block_draw(block, first < SLID_CASES ? &MIX_UNIFORM : &NEAR_TOUCHING, survey->seed, first);
    for (size_t row = 0; row < BLOCK_ROWS && first < SLID_CASES; row += RUN_CASES)
      slide_run(block, survey->seed, (first + row) / RUN_CASES, row);
    block_refer(block);
    for (unsigned t = 0; t < peers->tests; t++) {
      if (!is_bounded(peers->test[t]))
        continue;
      block_ask(block, peers->test[t]);
      for (size_t row = 0; row < BLOCK_ROWS; row++)
        look_at(block, row, &found[t]);
    }
  }
}

static bool find_worst(const struct survey *survey, const struct peers *peers, void *results) {
  struct rounding_row *rows = results;
  bool any = false;
  for (unsigned t = 0; t < peers->tests; t++) {
    rows[t] = (struct rounding_row){.entry = peers->test[t]};
    any |= is_bounded(peers->test[t]);
  }
  struct block *block = any ? block_new(level_best()) : NULL;
  if (block != NULL)
    look(survey, peers, block, rows);
  block_free(block);
  return block != NULL || !any;
}

struct rounding_taker {
  take_rounding *take;
  void *context;
};

static bool give_worst(void *context, const struct registry_entry *entry, const void *result) {
  const struct rounding_taker *taker = context;
  return !is_bounded(entry) || taker->take(taker->context, result);
}

bool survey_rounding(const struct survey *survey, take_rounding *take, void *context) {
  struct rounding_taker taker = {take, context};
  return survey_each(survey, sizeof(struct rounding_row), find_worst, give_worst, &taker);
}
