#include "algorithm.h"

#include "environment.h"
#include "text.h"

#include <string.h>

bool algorithm_try(const struct algorithm *algorithm, const union number *numbers, enum answer *answer) {
  const void *columns[FORM_MAX_COLUMNS];
  case_columns(&algorithm->form, numbers, columns);
  uint8_t byte = ANSWER_NONE;
  if (algorithm->ask != NULL) {
    algorithm->ask(algorithm->subject, columns, 1, &byte);
  } else {
    algorithm->batch(columns, 1, &byte);
    environment_mend();
  }
  *answer = byte < ANSWERS ? (enum answer)byte : ANSWER_NONE;
  return byte != ANSWER_UNASKED;
}

enum answer algorithm_answer(const struct algorithm *algorithm, const union number *numbers) {
  enum answer answer;
  algorithm_try(algorithm, numbers, &answer);
  return answer;
}

bool form_takes_long(const struct form *form) {
  return pair_is_of_hulls(form_pair(form)) || question_values(form->question) > 0;
}

bool algorithm_stands_apart(const struct algorithm *algorithm) {
  return algorithm->role == ROLE_HOUSE && form_takes_long(&algorithm->form);
}

unsigned algorithm_defects(const struct algorithm *algorithm) {
  unsigned count = 0;
  while (count < DEFECTS_MAX && algorithm->defects[count].reason != NULL)
    count++;
  return count;
}

static unsigned count_words(const char *text) {
  unsigned words = 0;
  while (*(text += strspn(text, " "))) {
    words++;
    text += strcspn(text, " ");
  }
  return words;
}

static bool empty(const char *text) { return text == NULL || *text == '\0'; }

const char *algorithm_complaint(const struct algorithm *algorithm) {
  if (empty(algorithm->title))
    return ".title is missing";
  if (empty(algorithm->language))
    return ".language is missing";
  if (empty(algorithm->source))
    return ".source is missing: where does the test come from?";
  if (empty(algorithm->idea))
    return ".idea is missing: one sentence on how the test decides";
  if (empty(algorithm->wrong))
    return ".wrong is missing: what it gets wrong, in a line; \"-\" when nothing was found";
  if (empty(algorithm->inputs))
    return ".inputs is missing: the names of the columns";
  if (count_words(algorithm->inputs) != form_columns(&algorithm->form))
    return ".inputs does not name every column of the form once";
  if (algorithm->role != ROLE_HELPER && form_pair(&algorithm->form) == PAIR_NONE)
    return "the form is about no pair of shapes, and .role is not ROLE_HELPER";
  if (!contract_is_of(algorithm->form.question, algorithm->by_code) ||
      !contract_is_of(algorithm->form.question, algorithm->by_text))
    return "the contract is none of its question's";
  if (algorithm->role <= ROLE_DETOUR && algorithm->document == DOCUMENT_NONE)
    return ".document is missing";
  if (algorithm->by_code != algorithm->by_text && empty(algorithm->contract_why))
    return ".contract_why is missing: code and text promise different things";
  if (algorithm->rounding.why != NULL &&
      (algorithm->form.type != TYPE_F64 || !(algorithm->rounding.ulps >= 0)))
    return ".rounding is of tests of doubles, and not negative";
  const unsigned defects = algorithm_defects(algorithm);
  for (unsigned d = 0; d < defects; d++) {
    const struct defect *defect = &algorithm->defects[d];
    if (defect->outcome == OUTCOME_AGREES || defect->places == 0)
      return "a known defect has no outcome or no places";
    union number numbers[FORM_MAX_COLUMNS];
    char why[TEXT_WHY];
    if (empty(defect->witness) ||
        !case_parse(&algorithm->form, algorithm->inputs, defect->witness, numbers, why))
      return "a known defect has no witness with a number for each column";
  }
  return NULL;
}
