/* Findings, what each test of the pair answers to their smallest cases, and the tally spelled out, to the
 * store. */
#include "scene.h"
#include "statement.h"
#include "stored_finding.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static void write_finding(struct statement *s, const struct finding *finding) {
  struct finding_texts texts;
  const struct stored_finding stored = finding_stored(finding, &texts);
  record_put(s, &RECORD_finding, &stored);
}

/* The test's answer where its form holds the case exactly; the finding's own test has answered already. */
static void
write_answer(struct statement *s, const struct finding *finding, const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  const struct form *form = &finding->entry->algorithm->form;
  union number numbers[FORM_MAX_COLUMNS];
  char text[CASE_TEXT], why[SCENE_WHY];
  if (form_equal(&a->form, form))
    memcpy(numbers, finding->smallest, sizeof numbers);
  else if (!case_carry(form, finding->smallest, &a->form, numbers, why))
    return;
  const struct verdict verdict = entry == finding->entry ? finding->verdict : judge_case(a, numbers);
  record_put(s,
             &RECORD_answer,
             &(struct stored_answer){.finding = finding->id,
                                     .test = {.id = a->id},
                                     .numbers = case_print(&a->form, numbers, NUMBER_DECIMAL, text),
                                     .answer = verdict.answer,
                                     .outcome = verdict.outcome});
}

static bool write_answers(struct store *store, const struct findings *findings, const struct tally *tally) {
  struct statement *s = record_insert(store, &RECORD_answer);
  for (size_t k = 0; k < findings->count; k++) {
    const struct finding *finding = &findings->finding[k];
    const enum pair pair = form_pair(&finding->entry->algorithm->form);
    for (unsigned e = 0; e < tally->entrants; e++)
      if (form_pair(&tally->entrant[e].entry->algorithm->form) == pair)
        write_answer(s, finding, tally->entrant[e].entry);
  }
  return statement_end(s);
}

static void write_entrant(struct statement *s, const struct tally *tally, const struct entrant *entrant) {
  const enum pair pair = form_pair(&entrant->entry->algorithm->form);
  for (unsigned cell = 0; cell < entrant->cells; cell++)
    for (enum answer a = 0; a < ANSWERS; a++) {
      const uint8_t truth = cell_truth(cell, entrant->places);
      const uint64_t count = tally_answers(tally, entrant, cell, a);
      if (count > 0)
        record_put(s,
                   &RECORD_tally,
                   &(struct stored_tally){.test = {.id = entrant->entry->stem},
                                          .relation = truth_relation(truth),
                                          .half_open = (truth & TRUTH_HALF_OPEN_HIT) != 0,
                                          .place = place_name(pair, (place_t)(cell % entrant->places)),
                                          .answer = a,
                                          .count = count});
    }
}

static bool write_tally(struct store *store, const struct tally *tally) {
  struct statement *s = record_insert(store, &RECORD_tally);
  for (unsigned e = 0; e < tally->entrants; e++)
    write_entrant(s, tally, &tally->entrant[e]);
  return statement_end(s);
}

static bool write_findings(struct store *store, const struct findings *findings) {
  struct statement *s = record_insert(store, &RECORD_finding);
  for (size_t k = 0; k < findings->count; k++)
    write_finding(s, &findings->finding[k]);
  return statement_end(s);
}

bool store_save_findings(struct store *store, const struct findings *findings, const struct tally *tally) {
  return store_begin(store) &&
         store_end(store,
                   store_run(store, "DELETE FROM answer; DELETE FROM finding; DELETE FROM tally") &&
                       write_tally(store, tally) && write_findings(store, findings) &&
                       write_answers(store, findings, tally));
}
