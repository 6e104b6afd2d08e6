/* Whether one answer stands: asked again alone, and in every row of a call. */
#include "unsteady.h"

#include "number.h"
#include "subject/runner.h"

/* Whole vectors of up to 64 lanes, and some rows more. */
enum { REPEATS = 67 };
/* A missing answer is asked for so often: it may come now and then. */
enum { TIMES = 12 };

/* Cases that were not put to the test have no answer either. */
static bool gave_up(const struct algorithm *algorithm) {
  struct subject_story story = {.unasked = 0};
  if (algorithm->ask != NULL)
    subject_tell(algorithm->subject, &story);
  return story.unasked > 0;
}

bool is_steady_alone(const struct registry_entry *entry, const union number *numbers, enum answer answer) {
  const struct algorithm *algorithm = entry->algorithm;
  enum answer again = answer;
  if (answer >= ANSWER_NONE) {
    for (unsigned time = 0; time < TIMES && again >= ANSWER_NONE && !gave_up(algorithm); time++)
      if (!algorithm_try(algorithm, numbers, &again))
        return true;
    return again >= ANSWER_NONE;
  }
  if (algorithm->ask != NULL)
    subject_restart(algorithm->subject);
  if (algorithm_try(algorithm, numbers, &again) && again < ANSWER_NONE && again != answer)
    return false;
  for (int before = 0; before <= 1; before++) {
    union number other[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < form_columns(&algorithm->form); k++)
      if (!number_from_double(algorithm->form.type, before, &other[k]))
        return true;
    enum answer ignored;
    algorithm_try(algorithm, other, &ignored);
    if (algorithm_try(algorithm, numbers, &again) && again < ANSWER_NONE && again != answer)
      return false;
  }
  return true;
}

bool is_steady_in_rows(const struct registry_entry *entry, const union number *numbers, enum answer answer) {
  const struct form *form = &entry->algorithm->form;
  const enum number_type type = form->type;
  double column[FORM_MAX_COLUMNS][REPEATS];
  const void *shown[FORM_MAX_COLUMNS] = {NULL};
  uint8_t answers[REPEATS];
  if (answer >= ANSWER_NONE)
    return true;
  for (unsigned k = 0; k < form_columns(form); k++) {
    shown[k] = column[k];
    for (size_t row = 0; row < REPEATS; row++)
      column_set(type, column[k], row, numbers[k]);
  }
  registry_ask(entry, level_best(), shown, REPEATS, answers);
  for (size_t row = 0; row < REPEATS; row++)
    if (answers[row] < ANSWER_NONE && answers[row] != answer)
      return false;
  return true;
}
