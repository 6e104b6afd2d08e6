/* Each step on its own. */
#include "reference.h"

bool reference_step(enum step step,
                    const struct form *form,
                    const union number *numbers,
                    enum relation *relation) {
  if (form_pair(form) == PAIR_NONE)
    return false;
  if (step == STEP_ACCUMULATOR) {
    const struct truth truth = reference_truth(form, numbers);
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
