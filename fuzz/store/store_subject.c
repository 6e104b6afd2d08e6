/* What there is to tell of tests that are not built in, to the store. */
#include "statement.h"
#include "subject/diagnosis.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static void write_subject(struct statement *s, const struct registry_entry *entry) {
  struct subject_story story;
  subject_tell(entry->algorithm->subject, &story);
  record_put(s,
             &RECORD_subject,
             &(struct stored_subject){.test = {.id = entry->stem},
                                      .kind = story.kind,
                                      .given = story.given,
                                      .greeting = story.greeting,
                                      .failures = story.failures,
                                      .unasked = story.unasked,
                                      .unexplained = story.unexplained,
                                      .unexplained_why = story.unexplained_reason,
                                      .said = story.said});
}

static void write_incidents(struct statement *s, const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  struct incident incident;
  char numbers[CASE_TEXT], hex[CASE_TEXT];
  for (size_t k = 0; subject_incident_at(a->subject, k, &incident); k++)
    record_put(
        s,
        &RECORD_incident,
        &(struct stored_incident){.test = {.id = entry->stem},
                                  .number = k,
                                  .numbers = case_print(&a->form, incident.numbers, NUMBER_DECIMAL, numbers),
                                  .numbers_hex = case_print(&a->form, incident.numbers, NUMBER_HEX, hex),
                                  .reason = incident.reason,
                                  .said = incident.said});
}

static bool each_foreign(struct store *store,
                         const struct store_campaign *campaign,
                         const struct record *record,
                         void write(struct statement *s, const struct registry_entry *entry)) {
  struct statement *s = record_insert(store, record);
  for (unsigned k = 0; k < campaign->tests; k++)
    if (campaign->test[k]->algorithm->ask != NULL)
      write(s, campaign->test[k]);
  return statement_end(s);
}

bool store_write_subjects(struct store *store, const struct store_campaign *campaign) {
  return store_run(store, "DELETE FROM incident; DELETE FROM subject") &&
         each_foreign(store, campaign, &RECORD_subject, write_subject) &&
         each_foreign(store, campaign, &RECORD_incident, write_incidents);
}

static void write_diagnosis(struct statement *s, const char *id, const struct diagnosis *told) {
  record_put(s,
             &RECORD_diagnosis,
             &(struct stored_diagnosis){.test = {.id = id},
                                        .words = told->words,
                                        .mend = told->mend,
                                        .found = told->found,
                                        .cases = told->cases,
                                        .wrong = told->wrong,
                                        .cases_so = told->cases_so,
                                        .wrong_so = told->wrong_so});
}

bool store_save_diagnoses(struct store *store,
                          const struct registry_entry *const *tests,
                          const struct diagnosis *diagnoses,
                          unsigned count) {
  if (!store_begin(store))
    return false;
  bool saved = store_run(store, "DELETE FROM diagnosis");
  struct statement *s = record_insert(store, &RECORD_diagnosis);
  for (unsigned k = 0; k < count; k++)
    if (tests[k]->algorithm->ask != NULL)
      write_diagnosis(s, tests[k]->stem, &diagnoses[k]);
  return store_end(store, statement_end(s) && saved);
}

void store_fault_unknown_test(struct store *store, const char *id) {
  char given[STORE_WHY / 2] = "", what[STORE_WHY];
  struct stored_subject row;
  struct statement *s = record_select(store, &RECORD_subject);
  while (record_next(s, &RECORD_subject, &row))
    if (strcmp(row.test.id, id) == 0)
      snprintf(given, sizeof given, "%s", row.given);
  statement_end(s);
  snprintf(what,
           sizeof what,
           "holds the test '%.60s', which this graze does not have%s%s",
           id,
           given[0] == '\0' ? "" : "; bring it again: ",
           given);
  store_fault(store, what);
}
