/* What each test of a pair answers to the smallest cases of the others' findings, to the store. */
#include "scene.h"
#include "statement.h"
#include "text.h"

static void write_answer(struct statement *s,
                         const char *id,
                         const struct algorithm *algorithm,
                         const union number *numbers) {
  const struct verdict verdict = judge_case(algorithm, numbers);
  char text[CASE_TEXT];
  case_print(&algorithm->form, numbers, NUMBER_DECIMAL, text);
  statement_bind_text(s, id);
  statement_bind_text(s, algorithm->id);
  statement_bind_text(s, text);
  statement_bind_text(s, answer_name(verdict.answer));
  statement_bind_text(s, outcome_name(verdict.outcome));
  statement_done(s);
}

bool store_write_answers(struct store *store, const struct findings *findings, const struct tally *tally) {
  struct statement *s = statement_new(store, "INSERT INTO answer VALUES (?, ?, ?, ?, ?)");
  for (size_t k = 0; k < findings->count; k++) {
    const struct finding *finding = &findings->finding[k];
    const struct form *form = &finding->entry->algorithm->form;
    char id[FINDING_ID];
    finding_id(finding, id);
    for (unsigned e = 0; e < tally->entrants; e++) {
      const struct algorithm *other = tally->entrant[e].entry->algorithm;
      union number numbers[FORM_MAX_COLUMNS];
      char why[SCENE_WHY];
      if (tally->entrant[e].pixels || form_pair(&other->form) != form_pair(form))
        continue;
      if (form_equal(&other->form, form))
        write_answer(s, id, other, finding->smallest);
      else if (case_carry(form, finding->smallest, &other->form, numbers, why))
        write_answer(s, id, other, numbers);
    }
  }
  return statement_end(s);
}
