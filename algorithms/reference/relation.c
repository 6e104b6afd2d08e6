/* One case, and each step on its own. */
#include "reference.h"

/* The last step tries doubles first too, and to make vectors of one case costs more than all of it. Whole
 * numbers need no vectors. */
struct truth reference_truth(const struct form *form, const union number *numbers) {
  const enum pair pair = form_pair(form);
  if (!type_is_whole(form->type) || pair_is_of_hulls(pair) || form->question == QUESTION_CONTAINS)
    return general_truth(form, numbers);
  const void *columns[FORM_MAX_COLUMNS];
  case_columns(form, numbers, columns);
  uint8_t byte = RELATION_INVALID;
  struct truth truth = {.place = 0};
  truth.refused = !reference_batch(form, columns, 1, &byte, &truth.place, NULL);
  truth.relation = truth_relation(byte);
  truth.half_open_hit = (byte & TRUTH_HALF_OPEN_HIT) != 0;
  return truth;
}

bool reference_step(enum step step,
                    const struct form *form,
                    const union number *numbers,
                    enum relation *relation) {
  if (form_pair(form) == PAIR_NONE)
    return false;
  if (step == STEP_ACCUMULATOR) {
    const struct truth truth = general_truth(form, numbers);
    *relation = truth.refused ? *relation : truth.relation;
    return !truth.refused;
  }
  const void *columns[FORM_MAX_COLUMNS];
  case_columns(form, numbers, columns);
  struct step_counts counts = {{0}};
  uint8_t byte = RELATION_INVALID;
  if (!reference_batch(form, columns, 1, &byte, NULL, &counts) || counts.decided[step] == 0)
    return false;
  *relation = truth_relation(byte);
  return true;
}
