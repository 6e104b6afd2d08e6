#include "judge.h"

#include "number.h"

#include <float.h>
#include <math.h>

/* Of a miss, a hit, no answer, a case declined. */
#define MISS_PASSES(otherwise)                                                                               \
  { OUTCOME_AGREES, otherwise, OUTCOME_NO_ANSWER, OUTCOME_AGREES }
#define HIT_PASSES(otherwise)                                                                                \
  { otherwise, OUTCOME_AGREES, OUTCOME_NO_ANSWER, OUTCOME_AGREES }
#define EITHER_PASSES                                                                                        \
  { OUTCOME_AGREES, OUTCOME_AGREES, OUTCOME_NO_ANSWER, OUTCOME_AGREES }
#define ANY_PASSES                                                                                           \
  { OUTCOME_AGREES, OUTCOME_AGREES, OUTCOME_AGREES, OUTCOME_AGREES }
/* Contracts differ at TOUCHING: where the half-open shapes meet, and elsewhere. */
#define TOUCHING_PASSES(held, otherwise)                                                                     \
  {                                                                                                          \
    [RELATION_APART] = MISS_PASSES(OUTCOME_FALSE_HIT), [RELATION_TOUCHING] = otherwise,                      \
    [RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT] = held,                                                        \
    [RELATION_OVERLAPPING] = HIT_PASSES(OUTCOME_MISSED_HIT), [RELATION_FLAT] = EITHER_PASSES,                \
    [RELATION_INVALID] = ANY_PASSES                                                                          \
  }
/* Of answers that are numbers, wherever the shapes are. */
#define RIGHT HIT_PASSES(OUTCOME_WRONG_NUMBER)
#define RIGHT_NUMBER_PASSES                                                                                  \
  { RIGHT, RIGHT, RIGHT, RIGHT, ANY_PASSES, [RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT] = RIGHT }
#define HIT HIT_PASSES(OUTCOME_BROKEN_CONTRACT)
#define MISS MISS_PASSES(OUTCOME_BROKEN_CONTRACT)

const uint8_t judge_table[CONTRACTS][TRUTHS][ANSWERS] = {
    [CONTRACT_UNSTATED] = TOUCHING_PASSES(EITHER_PASSES, EITHER_PASSES),
    [CONTRACT_CLOSED] = TOUCHING_PASSES(HIT, HIT),
    [CONTRACT_OPEN] = TOUCHING_PASSES(MISS, MISS),
    [CONTRACT_HALF_OPEN] = TOUCHING_PASSES(HIT, MISS),
    [CONTRACT_INTERIOR] = TOUCHING_PASSES(HIT, MISS),
    [CONTRACT_ZERO] = RIGHT_NUMBER_PASSES,
    [CONTRACT_NEGATIVE] = RIGHT_NUMBER_PASSES,
    [CONTRACT_NOTHING] = RIGHT_NUMBER_PASSES,
    [CONTRACT_OUT] = RIGHT_NUMBER_PASSES,
    [CONTRACT_ANYTHING] = RIGHT_NUMBER_PASSES,
    [CONTRACT_ENDS_IN] = RIGHT_NUMBER_PASSES,
    [CONTRACT_ENDS_OUT] = RIGHT_NUMBER_PASSES,
};

enum outcome judge_outcome(enum contract contract, struct truth truth, enum answer answer) {
  return judge_row(contract, truth_byte(truth), (uint8_t)answer);
}

bool judge_can(enum contract contract, uint8_t truth, enum outcome outcome) {
  bool can = false;
  for (unsigned answer = 0; answer < ANSWERS; answer++)
    can |= judge_table[contract][truth][answer] == outcome;
  return can;
}

struct verdict
judge_answer(const struct algorithm *algorithm, const union number *numbers, enum answer answer) {
  struct verdict verdict = {.answer = answer};
  verdict.truth = reference_truth(&algorithm->form, numbers);
  if (algorithm->role != ROLE_HELPER)
    verdict.outcome = judge_outcome(algorithm->by_code, verdict.truth, answer);
  verdict.undefined = algorithm->undefined_in_original != NULL && algorithm->undefined_in_original(numbers);
  verdict.hair = verdict.outcome != OUTCOME_AGREES && case_is_hair(&algorithm->form, numbers);
  return verdict;
}

struct verdict judge_case(const struct algorithm *algorithm, const union number *numbers) {
  return judge_answer(algorithm, numbers, algorithm_answer(algorithm, numbers));
}

/* The longest side of a box, the radius of a disc, or how far corners lie from the first, in double. */
static double shape_size(enum layout layout, const double *n) {
  double size = 0;
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    const struct form_column *column = layout_column_at(layout, k);
    if (column->role == COLUMN_FAR)
      size = fmax(size, n[k] - n[layout_sides(layout, column->axis).at]);
    else if (column->role == COLUMN_VERTEX)
      size = fmax(size, fabs(n[k] - n[column->axis == AXIS_Y]));
    else if (column_is_size(column))
      size = fmax(size, column->role == COLUMN_HALF ? 2 * n[k] : n[k]);
  }
  return size;
}

struct case_gap judge_gap(const struct form *form, const union number *numbers) {
  struct case_gap gap = {.gap = fabs(reference_gap(form, numbers))};
  double n[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < form_columns(form); k++)
    n[k] = number_as_double(form->type, numbers[k]);
  for (unsigned s = 0; s < SHAPES; s++)
    gap.size = fmax(gap.size, shape_size(form->layouts[s], n + form_first_column(form, s)));
  gap.size = fmin(gap.size, DBL_MAX);
  return gap;
}

static double way_to(const struct form *form, const union number *numbers, const double *values) {
  const unsigned first = form_first_column(form, layout_kind(form->layouts[0]) != KIND_POINT);
  return hypot(values[0] - number_as_double(form->type, numbers[first]),
               values[1] - number_as_double(form->type, numbers[first + 1]));
}

double judge_right_number(const struct algorithm *algorithm, const union number *numbers, double gap) {
  if (algorithm->form.question == QUESTION_PUSH)
    return fmax(-gap, 0);
  if (question_moves(algorithm->form.question)) {
    const struct first_meeting met = reference_meeting(&algorithm->form, numbers);
    return met.part > 0 || algorithm->by_code == CONTRACT_ZERO || algorithm->by_code == CONTRACT_ANYTHING
               ? met.part
           : algorithm->by_code == CONTRACT_OUT ? met.leaves
                                                : INFINITY;
  }
  return gap > 0 || algorithm->by_code == CONTRACT_NEGATIVE ? gap : 0;
}

/* By how far the shape is elsewhere: of a part in place of none how near it came, of none in place of a part
 * what is left of the way. */
static double way_off(const struct form *form, const union number *numbers, double part, double right) {
  const unsigned first = form_first_column(form, SHAPES);
  const double length =
      hypot(number_as_double(form->type, numbers[first]), number_as_double(form->type, numbers[first + 1]));
  if (!isfinite(right) && isfinite(part))
    return fabs(reference_meeting(form, numbers).least);
  return fmin(fabs(fmin(part, 1) - fmin(right, 1)) * length, DBL_MAX);
}

struct case_gap
judge_error(const struct algorithm *algorithm, const union number *numbers, const double *values) {
  const struct form *form = &algorithm->form;
  struct case_gap error = judge_gap(form, numbers);
  double asked[ANSWER_VALUES];
  if (question_values(form->question) == 0)
    return error;
  const double right = judge_right_number(algorithm, numbers, reference_gap(form, numbers));
  if (values == NULL && !algorithm_values_of(algorithm, numbers, asked)) {
    error.gap = NAN;
    return error;
  }
  values = values != NULL ? values : asked;
  if (question_moves(form->question))
    error.gap = way_off(form, numbers, values[0], right);
  else if (form->question == QUESTION_DISTANCE)
    error.gap = fabs(values[0] - right);
  else if (form->question == QUESTION_CROSSING)
    error.gap = isfinite(values[0] + values[1]) ? fmax(reference_off(form, numbers, values), 0)
                                                : fmax(-reference_gap(form, numbers), 0);
  else if (form->question == QUESTION_PUSH)
    error.gap = fmax(fabs(hypot(values[0], values[1]) - right), -reference_gap_moved(form, numbers, values));
  else
    error.gap = fabs(way_to(form, numbers, values) - fabs(right));
  return error;
}

double hair_share(enum number_type type) {
  return type_is_whole(type) ? 0 : type == TYPE_F32 ? 0x1p-16 : 0x1p-40;
}

bool case_is_hair(const struct form *form, const union number *numbers) {
  return question_values(form->question) == 0 && !type_is_whole(form->type) &&
         fabs(reference_gap(form, numbers)) <= greatest_number(form, numbers) * hair_share(form->type);
}

const struct defect *
judge_known(const struct algorithm *algorithm, enum outcome outcome, place_t place, enum cause cause) {
  const unsigned count = algorithm_defects(algorithm);
  for (unsigned d = 0; d < count; d++) {
    const struct defect *defect = &algorithm->defects[d];
    if (defect->outcome == outcome && defect->cause == cause && (defect->places & PLACE_SET(place)) != 0)
      return defect;
  }
  return NULL;
}
