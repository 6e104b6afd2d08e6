#include "everyday.h"

#include "block.h"
#include "number.h"
#include "parallel.h"
#include "shrink.h"
#include "subject/subject.h"
#include "text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *weight_name(enum weight weight) {
  static const char *const NAME[] = {"plain", "flat", "hair", "extreme"};
  return NAME[weight];
}

bool case_is_everyday(const struct form *form, const union number *numbers) {
  enum { MOST = 4000, PARTS = 4 };
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double value = number_as_double(form->type, numbers[k]);
    if (!(fabs(value) <= MOST) || value * PARTS != floor(value * PARTS))
      return false;
  }
  return missing_extents(form, numbers) == 0;
}

enum weight failing_weight(const struct form *form,
                           const union number *numbers,
                           const struct verdict *verdict,
                           enum cause cause) {
  const bool is_near = verdict->outcome == OUTCOME_BROKEN_CONTRACT
                           ? cause == CAUSE_ROUNDING
                           : verdict->outcome != OUTCOME_NO_ANSWER && case_is_hair(form, numbers);
  return missing_extents(form, numbers) > 0                       ? WEIGHT_FLAT
         : is_near                                                ? WEIGHT_HAIR
         : verdict->undefined || !case_is_everyday(form, numbers) ? WEIGHT_EXTREME
                                                                  : WEIGHT_PLAIN;
}

/* Takes the case for the witness when anyone can see it. */
static bool take_witness(const struct failure *failure, const union number *numbers, struct everyday *e) {
  const struct form *form = &failure->algorithm->form;
  if (failing_weight(form, numbers, &failure->verdict, failure_cause(failure, numbers)) != WEIGHT_PLAIN)
    return false;
  e->plain = true;
  e->verdict = failure->verdict;
  memcpy(e->witness, numbers, sizeof e->witness);
  return true;
}

/* The record's own witnesses. */
static void look_at_defects(const struct algorithm *a, struct everyday *e) {
  for (unsigned d = 0; d < algorithm_defects(a); d++) {
    union number numbers[FORM_MAX_COLUMNS] = {{.i64 = 0}};
    char why[TEXT_WHY];
    struct failure failure;
    if (!case_parse(&a->form, a->inputs, a->defects[d].witness, numbers, why) ||
        !failure_of(a, numbers, &failure))
      continue;
    e->promised = true;
    if (!e->plain || case_is_smaller(&a->form, numbers, e->witness))
      take_witness(&failure, numbers, e);
  }
}

/* Families of everyday numbers; what is none among them, fifths, is left out. */
enum { CASES = 1 << 16, FOREIGN_CASES = 1 << 14, SEED = 1 };
static const struct mix EVERYDAY = {.weight = {[FAMILY_LATTICE] = 3,
                                               [FAMILY_SOLID] = 4,
                                               [FAMILY_TWIN] = 1,
                                               [FAMILY_ALLEN] = 3,
                                               [FAMILY_TOUCHING] = 3,
                                               [FAMILY_CONTAINED] = 2,
                                               [FAMILY_SCREEN] = 6,
                                               [FAMILY_CONSTANTS] = 2}};

struct trying {
  const struct tally *tally;
  struct mix mix;
  struct everyday *of;
  bool *fine; /* of each group */
};

/* A test, and how simple its witness is. */
struct tried {
  const struct algorithm *algorithm;
  struct everyday *everyday;
  double simple;
  unsigned contracts; /* looked at for why they are broken: that takes long */
};

/* Small whole numbers first. It is cheaper to tell than case_is_smaller(). */
static double simple_of(const struct form *form, const union number *numbers) {
  enum { FRACTION = 64 };
  double sum = 0;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double value = number_as_double(form->type, numbers[k]);
    sum += fabs(value) + (value == floor(value) ? 0 : FRACTION);
  }
  return sum;
}

static void
see_wrong(struct tried *t, const union number *numbers, enum outcome outcome, enum answer answer) {
  enum { CONTRACTS_MOST = 256 };
  const struct form *form = &t->algorithm->form;
  struct everyday *e = t->everyday;
  e->wrong++;
  if (outcome != OUTCOME_BROKEN_CONTRACT && outcome != OUTCOME_NO_ANSWER) {
    if (case_is_hair(form, numbers))
      return;
    const struct case_gap gap = judge_gap(form, numbers);
    e->worst = gap.size > 0 ? fmax(e->worst, gap.gap / gap.size) : e->worst;
  } else if (outcome == OUTCOME_BROKEN_CONTRACT && t->contracts++ >= CONTRACTS_MOST) {
    return;
  }
  struct failure failure;
  const double simple = simple_of(form, numbers);
  if ((!e->plain || simple < t->simple) && failure_with(t->algorithm, numbers, answer, &failure) &&
      take_witness(&failure, numbers, e))
    t->simple = simple;
}

/* Rows whose truth tells right from wrong, of everyday numbers. */
static size_t everyday_rows(const struct block *block, uint16_t rows[BLOCK_ROWS]) {
  size_t count = 0;
  for (size_t row = 0; row < block->rows; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    block_get(block, row, numbers);
    if (truth_relation(block->truths[row]) <= RELATION_OVERLAPPING && case_is_everyday(&block->form, numbers))
      rows[count++] = (uint16_t)row;
  }
  return count;
}

static void see_block(const struct block *block, const uint16_t *rows, size_t count, struct tried *t) {
  const struct algorithm *a = t->algorithm;
  for (size_t k = 0; k < count; k++) {
    const uint8_t answer = block->answers[rows[k]], truth = block->truths[rows[k]];
    if (answer >= ANSWER_DECLINED)
      continue;
    t->everyday->cases++;
    const enum outcome outcome = judge_row(a->by_code, truth, answer);
    if (outcome == OUTCOME_AGREES)
      continue;
    union number drawn[FORM_MAX_COLUMNS], numbers[FORM_MAX_COLUMNS];
    block_get(block, rows[k], drawn);
    form_arrange(&a->form, drawn, numbers);
    see_wrong(t, numbers, outcome, (enum answer)answer);
  }
}

static bool can_answer(const struct algorithm *a) {
  return a->ask == NULL || subject_can_answer(a->subject, FOREIGN_CASES);
}

static void try_group(void *context, unsigned worker, size_t g) {
  const struct trying *trying = context;
  const struct tally *tally = trying->tally;
  struct block *block = block_new(level_best());
  struct tried *tried = calloc(tally->entrants + 1, sizeof *tried);
  (void)worker;
  trying->fine[g] = block != NULL && tried != NULL;
  for (unsigned e = 0; e < tally->entrants && trying->fine[g]; e++)
    tried[e] = (struct tried){tally->entrant[e].entry->algorithm, &trying->of[e], INFINITY, 0};
  for (uint64_t first = 0; first < CASES && trying->fine[g]; first += BLOCK_ROWS) {
    uint16_t rows[BLOCK_ROWS];
    block->form = tally->group[g].form;
    block_draw(block, &trying->mix, SEED, first);
    block_refer(block);
    const size_t count = everyday_rows(block, rows);
    for (unsigned e = 0; e < tally->entrants; e++) {
      const struct entrant *entrant = &tally->entrant[e];
      if (entrant->group != g || (entrant->entry->algorithm->ask != NULL && first >= FOREIGN_CASES) ||
          !can_answer(entrant->entry->algorithm))
        continue;
      block_ask_rows(block, entrant->entry, 0, block->rows, block->answers);
      see_block(block, rows, count, &tried[e]);
    }
  }
  free(tried);
  block_free(block);
}

bool everyday_of(const struct tally *tally,
                 const struct dictionary *dictionary,
                 unsigned jobs,
                 struct everyday *of) {
  struct trying trying = {
      .tally = tally, .mix = EVERYDAY, .of = of, .fine = calloc(tally->groups + 1, sizeof *trying.fine)};
  bool fine = trying.fine != NULL;
  trying.mix.dictionary = dictionary;
  for (unsigned e = 0; e < tally->entrants; e++) {
    of[e] = (struct everyday){.cases = 0};
    look_at_defects(tally->entrant[e].entry->algorithm, &of[e]);
  }
  if (fine)
    parallel_run(jobs, tally->groups, try_group, &trying);
  for (unsigned g = 0; g < tally->groups && fine; g++)
    fine = trying.fine[g];
  free(trying.fine);
  return fine;
}
