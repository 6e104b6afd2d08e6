/* Findings, what each test of the pair answers to their smallest cases, and the tally spelled out, to the
 * store. */
#include "record.h"
#include "scene.h"
#include "statement.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

/* "low..high" for each number of the smallest case, or the number alone where it cannot move. */
static const char *print_intervals(const struct finding *finding, char text[2 * CASE_TEXT]) {
  const struct form *form = &finding->entry->algorithm->form;
  char low[NUMBER_TEXT], high[NUMBER_TEXT];
  size_t used = 0;
  for (unsigned k = 0; k < form_columns(form); k++) {
    number_print(form->type, finding->interval[k].low, NUMBER_DECIMAL, low);
    number_print(form->type, finding->interval[k].high, NUMBER_DECIMAL, high);
    const bool still = strcmp(low, high) == 0;
    used += (size_t)snprintf(text + used,
                             (size_t)2 * CASE_TEXT - used,
                             "%s%s%s%s",
                             k > 0 ? " " : "",
                             low,
                             still ? "" : "..",
                             still ? "" : high);
  }
  return text;
}

static void write_finding(struct statement *s, const struct finding *finding) {
  const struct algorithm *a = finding->entry->algorithm;
  char id[FINDING_ID], first[CASE_TEXT], smallest[2][CASE_TEXT], plainest[2][CASE_TEXT];
  char intervals[2 * CASE_TEXT];
  finding_id(finding, id);
  record_put(s,
             &RECORD_finding,
             &(struct stored_finding){
                 .id = id,
                 .test = {.id = a->id},
                 .outcome = finding->verdict.outcome,
                 .place = place_name(form_pair(&a->form), finding->verdict.truth.place),
                 .cause = finding->cause,
                 .count = finding->count,
                 .first_case = finding->first,
                 .family = family_name(finding->family),
                 .first = case_print(&a->form, finding->first_numbers, NUMBER_HEX, first),
                 .smallest = case_print(&a->form, finding->smallest, NUMBER_DECIMAL, smallest[0]),
                 .smallest_hex = case_print(&a->form, finding->smallest, NUMBER_HEX, smallest[1]),
                 .plainest = case_print(&a->form, finding->plainest, NUMBER_DECIMAL, plainest[0]),
                 .plainest_hex = case_print(&a->form, finding->plainest, NUMBER_HEX, plainest[1]),
                 .relation = finding->verdict.truth.relation,
                 .answer = finding->verdict.answer,
                 .gap = finding->gap,
                 .intervals = print_intervals(finding, intervals),
                 .known = finding->known != NULL ? finding->known->reason : NULL,
                 .reason = finding->cause == CAUSE_UNSTEADY ? finding->unsteady : finding->incident.reason,
                 .said = finding->incident.said});
}

/* The test's answer where its form holds the case exactly; the finding's own test has answered already. */
static void write_answer(struct statement *s,
                         const char *id,
                         const struct finding *finding,
                         const struct registry_entry *entry) {
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
             &(struct stored_answer){.finding = id,
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
    char id[FINDING_ID];
    finding_id(finding, id);
    for (unsigned e = 0; e < tally->entrants; e++)
      if (form_pair(&tally->entrant[e].entry->algorithm->form) == pair)
        write_answer(s, id, finding, tally->entrant[e].entry);
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
