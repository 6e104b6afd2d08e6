/* How near to touching a test must be led before it errs: the campaign's first cases once more, each wrong
 * answer by its relative gap. */
#include "survey.h"

#include "block.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Bins of quotients of doubles, and one for each of the special ones. */
enum { LEAST = -2200, MOST = 2200, BINS = MOST - LEAST + 3 };

struct histogram {
  uint32_t count[OUTCOMES][BINS];
};

static unsigned slot_of(int bin) {
  return bin == NEARNESS_TOUCHING ? BINS - 2 : bin == NEARNESS_SIZELESS ? BINS - 1 : (unsigned)(bin - LEAST);
}
static int bin_of(unsigned slot) {
  return slot == BINS - 2 ? NEARNESS_TOUCHING : slot == BINS - 1 ? NEARNESS_SIZELESS : (int)slot + LEAST;
}

/* floor(log2(|gap| / size)), without rounding: the quotient may lie beyond any double. */
static int nearness_bin(struct case_gap gap) {
  if (gap.gap == 0)
    return NEARNESS_TOUCHING;
  if (!(gap.size > 0))
    return NEARNESS_SIZELESS;
  int up, down;
  const double over = frexp(gap.gap, &up), under = frexp(gap.size, &down);
  return up - down - (over < under);
}

/* The slots of a block's rows, found when first asked for: tests are often wrong about the same rows. */
struct slots {
  bool known[BLOCK_ROWS];
  unsigned of[BLOCK_ROWS];
};

static unsigned slot_at(const struct block *block, size_t row, struct slots *slots) {
  if (!slots->known[row]) {
    union number numbers[FORM_MAX_COLUMNS];
    block_get(block, row, numbers);
    slots->of[row] = slot_of(nearness_bin(judge_gap(&block->form, numbers)));
    slots->known[row] = true;
  }
  return slots->of[row];
}

static void count_block(const struct block *block,
                        const struct algorithm *algorithm,
                        struct slots *slots,
                        struct histogram *histogram) {
  for (size_t row = 0; row < BLOCK_ROWS; row++) {
    const enum outcome outcome = judge_row(algorithm->by_code, block->truths[row], block->answers[row]);
    if (outcome != OUTCOME_AGREES)
      histogram->count[outcome][slot_at(block, row, slots)]++;
  }
}

static bool count_cases(const struct survey *survey, const struct peers *peers, void *results) {
  struct histogram *histograms = results;
  struct block *block = block_new(level_best());
  if (block == NULL)
    return false;
  block->form = form_ordered(&peers->test[0]->algorithm->form);
  memset(histograms, 0, peers->tests * sizeof *histograms);
  for (uint64_t first = 0; first < NEARNESS_CASES; first += BLOCK_ROWS) {
    block_draw(block, survey->mix, survey->seed, first);
    block_refer(block);
    struct slots slots = {.known = {false}};
    for (unsigned t = 0; t < peers->tests; t++) {
      block_ask(block, peers->test[t]);
      count_block(block, peers->test[t]->algorithm, &slots, &histograms[t]);
    }
  }
  block_free(block);
  return true;
}

struct nearness_taker {
  take_nearness *take;
  void *context;
};

static bool give_counts(void *context, const struct registry_entry *entry, const void *result) {
  const struct nearness_taker *taker = context;
  const struct histogram *histogram = result;
  for (unsigned o = 0; o < OUTCOMES; o++)
    for (unsigned slot = 0; slot < BINS; slot++) {
      const struct nearness_row row = {entry, (enum outcome)o, bin_of(slot), histogram->count[o][slot]};
      if (row.count > 0 && !taker->take(taker->context, &row))
        return false;
    }
  return true;
}

bool survey_nearness(const struct survey *survey, take_nearness *take, void *context) {
  struct nearness_taker taker = {take, context};
  return survey_each(survey, sizeof(struct histogram), count_cases, give_counts, &taker);
}
