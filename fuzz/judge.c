#include "judge.h"

#include <float.h>
#include <math.h>

/* What the contract expects at TOUCHING; an unstated one accepts anything. */
static bool touching_is_wrong(enum contract contract, bool half_open_hit, enum answer answer) {
  switch (contract) {
  case CONTRACT_CLOSED:
    return answer != ANSWER_HIT;
  case CONTRACT_OPEN:
    return answer != ANSWER_MISS;
  case CONTRACT_HALF_OPEN:
    return answer != hit_if(half_open_hit);
  default:
    return false;
  }
}

enum outcome judge_outcome(enum contract contract, struct truth truth, enum answer answer) {
  if (answer == ANSWER_NONE)
    return truth.relation == RELATION_INVALID ? OUTCOME_AGREES : OUTCOME_NO_ANSWER;
  switch (truth.relation) {
  case RELATION_APART:
    return answer == ANSWER_HIT ? OUTCOME_FALSE_HIT : OUTCOME_AGREES;
  case RELATION_OVERLAPPING:
    return answer == ANSWER_MISS ? OUTCOME_MISSED_HIT : OUTCOME_AGREES;
  case RELATION_TOUCHING:
    return touching_is_wrong(contract, truth.half_open_hit, answer) ? OUTCOME_BROKEN_CONTRACT
                                                                    : OUTCOME_AGREES;
  default:
    return OUTCOME_AGREES;
  }
}

struct verdict
judge_answer(const struct algorithm *algorithm, const union number *numbers, enum answer answer) {
  struct verdict verdict = {.answer = answer};
  verdict.truth = reference_truth(&algorithm->form, numbers);
  if (algorithm->role != ROLE_HELPER)
    verdict.outcome = judge_outcome(algorithm->by_code, verdict.truth, answer);
  verdict.undefined = algorithm->undefined_in_original != NULL && algorithm->undefined_in_original(numbers);
  return verdict;
}

struct verdict judge_case(const struct algorithm *algorithm, const union number *numbers) {
  return judge_answer(algorithm, numbers, algorithm_answer(algorithm, numbers));
}

/* The longest side of a box or the radius of a disc, from its numbers in double. */
static double shape_size(enum layout layout, const double *n) {
  double size = 0;
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    const struct form_column *column = layout_column_at(layout, k);
    if (column->role == COLUMN_FAR)
      size = fmax(size, n[k] - n[layout_sides(layout, column->axis).at]);
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
  /* Sizes given beside the shapes replace theirs. */
  for (unsigned s = form->shapes == 3 ? 2 : 0; s < form->shapes; s++)
    gap.size = fmax(gap.size, shape_size(form->layouts[s], n + form_first_column(form, s)));
  gap.size = fmin(gap.size, DBL_MAX);
  return gap;
}

enum outcome judge_row(enum contract contract, uint8_t truth, uint8_t answer) {
  const struct truth told = {.relation = truth_relation(truth),
                             .half_open_hit = (truth & TRUTH_HALF_OPEN_HIT) != 0};
  return judge_outcome(contract, told, (enum answer)answer);
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
