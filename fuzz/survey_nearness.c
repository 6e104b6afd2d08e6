/* How near to touching a test must be led before it errs: the campaign's first cases once more, each wrong
 * answer by its relative gap. */
#include "survey.h"

#include "levels.h"
#include "tally.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Bins of quotients of doubles, and one for each of the special ones. */
enum { BLOCK = REFERENCE_BLOCK, LEAST = -2200, MOST = 2200, BINS = MOST - LEAST + 3 };

struct work {
  struct form form;                 /* of the columns: a disc or point before a box */
  unsigned order[FORM_MAX_COLUMNS]; /* column k of the test's form is order[k] of these */
  _Alignas(64) double column[FORM_MAX_COLUMNS][BLOCK];
  _Alignas(64) uint8_t truths[BLOCK], answers[BLOCK];
  uint64_t count[OUTCOMES][BINS];
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

/* Which of the group's columns each of the test's is: their numbers, arranged. */
static void find_order(const struct form *form, unsigned order[FORM_MAX_COLUMNS]) {
  union number index[FORM_MAX_COLUMNS], arranged[FORM_MAX_COLUMNS];
  for (int k = 0; k < FORM_MAX_COLUMNS; k++)
    index[k].i64 = arranged[k].i64 = k;
  tally_arrange(form, index, arranged);
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    order[k] = (unsigned)arranged[k].i64;
}

static void count_block(const struct algorithm *algorithm, bool pixels, struct work *work) {
  for (size_t row = 0; row < BLOCK; row++) {
    const enum outcome outcome = judge_row(algorithm->by_code, work->truths[row], work->answers[row]);
    if (outcome == OUTCOME_AGREES)
      continue;
    union number numbers[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < form_columns(&algorithm->form); k++)
      numbers[k] = column_get(work->form.type, work->column[work->order[k]], row);
    work->count[outcome][slot_of(nearness_bin(judge_gap(algorithm, pixels, numbers)))]++;
  }
}

static void
count_cases(const struct survey *survey, const struct registry_entry *entry, bool pixels, struct work *work) {
  const struct algorithm *algorithm = entry->algorithm;
  work->form = tally_form(&algorithm->form);
  const struct form truth_form = pixels ? judge_pixel_form(&work->form) : work->form;
  void *columns[FORM_MAX_COLUMNS];
  const void *shown[FORM_MAX_COLUMNS], *arranged[FORM_MAX_COLUMNS];
  find_order(&algorithm->form, work->order);
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++) {
    shown[k] = columns[k] = work->column[k];
    arranged[k] = work->column[work->order[k]];
  }
  memset(work->count, 0, sizeof work->count);
  for (uint64_t first = 0; first < NEARNESS_CASES; first += BLOCK) {
    for (unsigned row = 0; row < BLOCK; row += RUN_CASES)
      generate_run(survey->mix, survey->seed, (first + row) / RUN_CASES, &work->form, columns, row);
    levels_reference(level_best())(&truth_form, shown, BLOCK, work->truths, NULL, NULL);
    registry_ask(entry, level_best(), arranged, BLOCK, work->answers);
    count_block(algorithm, pixels, work);
  }
}

static bool take_counts(const struct registry_entry *entry,
                        bool pixels,
                        const struct work *work,
                        take_nearness *take,
                        void *context) {
  for (unsigned o = 0; o < OUTCOMES; o++)
    for (unsigned slot = 0; slot < BINS; slot++) {
      const struct nearness_row row = {entry, pixels, (enum outcome)o, bin_of(slot), work->count[o][slot]};
      if (row.count > 0 && !take(context, &row))
        return false;
    }
  return true;
}

bool survey_nearness(const struct survey *survey, take_nearness *take, void *context) {
  struct work *work = aligned_alloc(64, (sizeof *work + 63) / 64 * 64);
  bool fine = work != NULL;
  if (fine)
    memset(work, 0, sizeof *work);
  for (unsigned t = 0; t < survey->tests && fine; t++) {
    const struct registry_entry *entry = survey->test[t];
    if (entry->algorithm->role == ROLE_HELPER)
      continue;
    for (unsigned pixels = 0; pixels <= entry->algorithm->also_pixels && fine; pixels++) {
      count_cases(survey, entry, pixels != 0, work);
      fine = take_counts(entry, pixels != 0, work, take, context);
    }
  }
  free(work);
  return fine;
}
