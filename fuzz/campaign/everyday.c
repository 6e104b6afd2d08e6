#include "everyday.h"

#include "block.h"
#include "drawn.h"
#include "number.h"
#include "parallel.h"
#include "shrink.h"
#include "subject/subject.h"
#include "text.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

const char *weight_name(enum weight weight) {
  static const char *const NAME[] = {"plain", "flat", "hair", "extreme"};
  return NAME[weight];
}

bool case_is_of_parts(const struct form *form, const union number *numbers, unsigned parts) {
  enum { MOST = 4000 };
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double value = number_as_double(form->type, numbers[k]);
    if (!(fabs(value) <= MOST) || value * parts != floor(value * parts) || (value == 0 && signbit(value)))
      return false;
  }
  return true;
}

bool case_is_everyday(const struct form *form, const union number *numbers) {
  enum { PARTS = 4 };
  return case_is_of_parts(form, numbers, PARTS) && missing_extents(form, numbers) == 0;
}

enum weight
weight_as_logic(const struct form *form, const union number *numbers, const struct verdict *verdict) {
  const bool by_gap = verdict->outcome == OUTCOME_FALSE_HIT || verdict->outcome == OUTCOME_MISSED_HIT;
  return missing_extents(form, numbers) > 0                       ? WEIGHT_FLAT
         : by_gap && case_is_hair(form, numbers)                  ? WEIGHT_HAIR
         : verdict->undefined || !case_is_everyday(form, numbers) ? WEIGHT_EXTREME
                                                                  : WEIGHT_PLAIN;
}

/* Where the shapes of a case are: corners, or centres; nothing of a ring, whose corners are many. */
struct spots {
  unsigned count;
  struct spot at[SHAPES * DRAWN_POINTS];
};

static void find_spots(const struct form *form, const union number *numbers, struct spots *spots) {
  struct drawn_shape shape[SHAPES];
  if (drawn_shapes(form, numbers, (struct spot){0, 0}, shape))
    for (unsigned s = 0; s < SHAPES; s++)
      for (unsigned k = 0; k < shape[s].points && !shape[s].ring; k++)
        spots->at[spots->count++] = shape[s].at[k];
}

static int sign(double value) { return (value > 0) - (value < 0); }

static int turn(const struct spot *at, unsigned i, unsigned j, unsigned k) {
  return sign((at[j].x - at[i].x) * (at[k].y - at[i].y) - (at[j].y - at[i].y) * (at[k].x - at[i].x));
}

/* The same order along both axes, and the same turns: whatever branches on signs goes the same way. */
static bool are_alike(const struct spots *a, const struct spots *b) {
  for (unsigned i = 0; i < a->count; i++)
    for (unsigned j = 0; j < i; j++) {
      if (sign(a->at[i].x - a->at[j].x) != sign(b->at[i].x - b->at[j].x) ||
          sign(a->at[i].y - a->at[j].y) != sign(b->at[i].y - b->at[j].y))
        return false;
      for (unsigned k = 0; k < j; k++)
        if (turn(a->at, i, j, k) != turn(b->at, i, j, k))
          return false;
    }
  return true;
}

/* Of such cases, how many are told right. */
struct likes {
  const struct failure *failure;
  struct spots spots;
  unsigned tried, right;
};

static void look_at_like(struct likes *likes, const union number *numbers) {
  const struct form *form = &likes->failure->algorithm->form;
  struct spots spots = {.count = 0};
  find_spots(form, numbers, &spots);
  if (missing_extents(form, numbers) > 0 || !are_alike(&likes->spots, &spots))
    return;
  const enum told_alike told = failure_told(likes->failure, numbers);
  likes->tried += told != TOLD_ELSEWHERE;
  likes->right += told == TOLD_RIGHT;
}

/* One number moved by some whole steps, or two. Not of radii: what one loses the other gains, and all is
 * rounded as it was. */
static void look_beside(struct likes *likes, const union number *numbers, unsigned j, unsigned k) {
  enum { STEPS_MOST = 3, ENOUGH = 256 };
  const struct form *form = &likes->failure->algorithm->form;
  const double first = number_as_double(form->type, numbers[j]),
               second = number_as_double(form->type, numbers[k]);
  union number moved[FORM_MAX_COLUMNS];
  memcpy(moved, numbers, form_columns(form) * sizeof *moved);
  for (int one = -STEPS_MOST; one <= STEPS_MOST; one++)
    for (int other = j == k ? one : -STEPS_MOST;
         other <= (j == k ? one : STEPS_MOST) && likes->tried < ENOUGH;
         other++)
      if ((one != 0 || other != 0) && number_from_double(form->type, first + one, &moved[j]) &&
          number_from_double(form->type, second + other, &moved[k]))
        look_at_like(likes, moved);
}

/* Whether of cases like this one enough are alike to tell what breaks the contract; of pairs without slopes
 * the cause tells it. */
static bool has_slopes(const struct form *form) { return pair_is_of_hulls(form_pair(form)); }
static bool is_too_large(const struct form *form, const union number *numbers) {
  enum { SMALL = 16 };
  return has_slopes(form) && greatest_number(form, numbers) > SMALL;
}

/* Where a quotient or a root of small whole numbers is rounded, most cases that are alike are told right;
 * where a `<` should be `<=`, few are. Where hardly any is alike, a case is believed whose cause was read off
 * many multiples. Of large numbers too few are alike to tell. */
static bool breaks_by_logic(const struct failure *failure, const union number *numbers) {
  enum { FEW = 4, SMALLEST = 8, PART = 3 };
  const struct form *form = &failure->algorithm->form;
  if (is_too_large(form, numbers) || failure_cause(failure, numbers) != CAUSE_LOGIC)
    return false;
  if (!has_slopes(form))
    return true;
  struct likes likes = {.failure = failure};
  find_spots(form, numbers, &likes.spots);
  for (unsigned j = 0; j < form_columns(form); j++)
    for (unsigned k = j; k < form_columns(form); k++)
      if (form_column_at(form, j)->role != COLUMN_RADIUS && form_column_at(form, k)->role != COLUMN_RADIUS)
        look_beside(&likes, numbers, j, k);
  return likes.tried < FEW ? greatest_number(form, numbers) <= SMALLEST : PART * likes.right <= likes.tried;
}

/* Whether it answers with a number that is off by what arithmetic in floats rounds off, or less. One that is
 * told where there is none, or none where shapes touch, is off by nothing. */
static bool is_hair_off(const struct form *form, const union number *numbers, double off) {
  static const double HAIR = 0x1p-18;
  return question_values(form->question) > 0 && off > 0 && off <= HAIR * greatest_number(form, numbers);
}

enum weight failing_weight(const struct failure *failure, const union number *numbers) {
  const struct algorithm *const a = failure->algorithm;
  const enum outcome outcome = failure->verdict.outcome;
  const enum weight weight = weight_as_logic(&a->form, numbers, &failure->verdict);
  if (weight != WEIGHT_PLAIN)
    return weight;
  const bool hair = outcome == OUTCOME_BROKEN_CONTRACT
                        ? !breaks_by_logic(failure, numbers)
                        : outcome == OUTCOME_WRONG_NUMBER &&
                              is_hair_off(&a->form, numbers, judge_error(a, numbers, NULL).gap);
  return hair ? WEIGHT_HAIR : WEIGHT_PLAIN;
}

/* Takes the case for the witness when anyone can see it. */
static bool take_witness(const struct failure *failure, const union number *numbers, struct everyday *e) {
  if (failing_weight(failure, numbers) != WEIGHT_PLAIN)
    return false;
  e->plain = true;
  e->verdict = failure->verdict;
  memcpy(e->witness, numbers, sizeof e->witness);
  return true;
}

/* The record's own witnesses; the simplest that anyone can see counts as an everyday case. */
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
  if (!e->plain)
    return;
  e->cases = e->wrong = 1;
  e->unanswered = e->verdict.outcome == OUTCOME_NO_ANSWER;
  const struct case_gap gap = judge_error(a, e->witness, NULL);
  if (e->verdict.outcome == OUTCOME_FALSE_HIT || e->verdict.outcome == OUTCOME_MISSED_HIT)
    e->worst = gap.size > 0 ? gap.gap / gap.size : 0;
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
  atomic_bool lost; /* there was no memory */
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

/* `values`: what it answers with, if that is a number. */
static void see_wrong(const struct algorithm *a,
                      const union number *numbers,
                      enum outcome outcome,
                      enum answer answer,
                      const double *values,
                      struct everyday *e) {
  enum { CONTRACTS_MOST = 32 };
  const struct form *form = &a->form;
  e->wrong++;
  e->unanswered += outcome == OUTCOME_NO_ANSWER;
  if (outcome != OUTCOME_BROKEN_CONTRACT && outcome != OUTCOME_NO_ANSWER) {
    if (case_is_hair(form, numbers))
      return;
    const struct case_gap gap = judge_error(a, numbers, values);
    if (outcome == OUTCOME_WRONG_NUMBER && is_hair_off(form, numbers, gap.gap))
      return;
    e->worst = gap.size > 0 ? fmax(e->worst, gap.gap / gap.size) : e->worst;
  } else if (outcome == OUTCOME_BROKEN_CONTRACT &&
             (is_too_large(form, numbers) || e->contracts++ >= CONTRACTS_MOST)) {
    return;
  }
  const double simple = simple_of(form, numbers);
  if (e->plain && simple >= e->simple)
    return;
  const struct failure failure = {a, judge_answer(a, numbers, answer)};
  if (take_witness(&failure, numbers, e))
    e->simple = simple;
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

/* `wrong` has room for those that are. */
static void see_block(const struct block *block,
                      const uint16_t *rows,
                      size_t count,
                      const struct algorithm *a,
                      struct block *wrong,
                      struct everyday *e) {
  double values[BLOCK_ROWS][ANSWER_VALUES];
  uint8_t again[BLOCK_ROWS];
  memset(again, ANSWER_NONE, sizeof again);
  wrong->form = a->form;
  wrong->rows = 0;
  for (size_t k = 0; k < count; k++) {
    const uint8_t answer = block->answers[rows[k]], truth = block->truths[rows[k]];
    e->declined += answer == ANSWER_DECLINED;
    if (answer >= ANSWER_DECLINED)
      continue;
    e->cases++;
    if (judge_row(a->by_code, truth, answer) == OUTCOME_AGREES)
      continue;
    union number drawn[FORM_MAX_COLUMNS], numbers[FORM_MAX_COLUMNS];
    block_get(block, rows[k], drawn);
    form_arrange(&a->form, drawn, numbers);
    wrong->truths[wrong->rows] = truth;
    wrong->answers[wrong->rows] = answer;
    block_put(wrong, wrong->rows++, numbers);
  }
  if (question_values(a->form.question) > 0)
    algorithm_values_of_all(a, wrong->shown, wrong->rows, again, values);
  for (size_t row = 0; row < wrong->rows; row++) {
    const uint8_t answer = wrong->answers[row];
    const enum outcome outcome = judge_row(a->by_code, wrong->truths[row], answer);
    union number numbers[FORM_MAX_COLUMNS];
    block_get(wrong, row, numbers);
    see_wrong(a, numbers, outcome, (enum answer)answer, again[row] <= ANSWER_HIT ? values[row] : NULL, e);
  }
}

static bool is_tried(const struct algorithm *a, uint64_t first) {
  return a->ask == NULL || (first < FOREIGN_CASES && subject_can_answer(a->subject, FOREIGN_CASES));
}

static void try_group(void *context, unsigned worker, size_t g) {
  struct trying *trying = context;
  const struct tally *tally = trying->tally;
  struct block *block = block_new(level_best()), *wrong = block_new(level_best());
  const bool room = block != NULL && wrong != NULL;
  (void)worker;
  trying->lost = trying->lost || !room;
  for (uint64_t first = 0; first < CASES && room; first += BLOCK_ROWS) {
    block->form = tally->group[g].form;
    uint16_t rows[BLOCK_ROWS];
    block_draw(block, &trying->mix, SEED, first);
    block_refer(block);
    const size_t count = everyday_rows(block, rows);
    for (unsigned e = 0; e < tally->entrants; e++) {
      const struct entrant *entrant = &tally->entrant[e];
      if (entrant->group != &tally->group[g] || !is_tried(entrant->entry->algorithm, first))
        continue;
      block_ask_rows(block, entrant->entry, 0, block->rows, block->answers);
      see_block(block, rows, count, entrant->entry->algorithm, wrong, &trying->of[e]);
    }
  }
  block_free(wrong);
  block_free(block);
}

bool everyday_of(const struct tally *tally,
                 const struct dictionary *dictionary,
                 unsigned jobs,
                 struct everyday *of) {
  struct trying trying = {.tally = tally, .mix = EVERYDAY, .of = of};
  trying.mix.dictionary = dictionary;
  for (unsigned e = 0; e < tally->entrants; e++) {
    of[e] = (struct everyday){.simple = INFINITY};
    look_at_defects(tally->entrant[e].entry->algorithm, &of[e]);
  }
  parallel_run(jobs, tally->groups, try_group, &trying);
  return !trying.lost;
}
