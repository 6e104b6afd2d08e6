/* What there is to tell of tests that are not built in, to the store. */
#include "diagnosis.h"
#include "statement.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static void write_subject(struct statement *s, const struct registry_entry *entry) {
  struct subject_story story;
  subject_tell(entry->algorithm->subject, &story);
  statement_bind_text(s, entry->stem);
  statement_bind_text(s, story.kind);
  statement_bind_text(s, story.given);
  statement_bind_text(s, story.greeting);
  statement_bind_integer(s, (int64_t)story.failures);
  statement_bind_integer(s, (int64_t)story.unasked);
  statement_bind_integer(s, (int64_t)story.unexplained);
  statement_bind_text(s, story.unexplained_reason);
  statement_bind_text(s, story.said);
  statement_done(s);
}

static void write_incidents(struct statement *s, const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  const struct incident *incident;
  char text[CASE_TEXT];
  for (size_t k = 0; (incident = subject_incident_at(a->subject, k)) != NULL; k++) {
    statement_bind_text(s, entry->stem);
    statement_bind_integer(s, (int64_t)k);
    case_print(&a->form, incident->numbers, NUMBER_DECIMAL, text);
    statement_bind_text(s, text);
    case_print(&a->form, incident->numbers, NUMBER_HEX, text);
    statement_bind_text(s, text);
    statement_bind_text(s, incident->reason);
    statement_bind_text(s, incident->said);
    statement_done(s);
  }
}

static bool each_foreign(struct store *store,
                         const struct store_campaign *campaign,
                         const char *sql,
                         void write(struct statement *s, const struct registry_entry *entry)) {
  struct statement *s = statement_new(store, sql);
  for (unsigned k = 0; k < campaign->tests; k++)
    if (campaign->test[k]->algorithm->ask != NULL)
      write(s, campaign->test[k]);
  return statement_end(s);
}

bool store_write_subjects(struct store *store, const struct store_campaign *campaign) {
  return store_run(store, "DELETE FROM incident; DELETE FROM subject") &&
         each_foreign(
             store, campaign, "INSERT INTO subject VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", write_subject) &&
         each_foreign(store, campaign, "INSERT INTO incident VALUES (?, ?, ?, ?, ?, ?)", write_incidents);
}

bool store_write_reasons(struct store *store, const struct findings *findings) {
  if (!store_run(store, "DELETE FROM reason"))
    return false;
  struct statement *s = statement_new(store, "INSERT INTO reason VALUES (?, ?, ?)");
  for (size_t k = 0; k < findings->count; k++) {
    const struct finding *finding = &findings->finding[k];
    const struct incident *incident = finding_incident(finding);
    char id[FINDING_ID];
    if (incident == NULL)
      continue;
    finding_id(finding, id);
    statement_bind_text(s, id);
    statement_bind_text(s, incident->reason);
    statement_bind_text(s, incident->said);
    statement_done(s);
  }
  return statement_end(s);
}

static void write_diagnosis(struct statement *s, const char *id, const struct diagnosis *told) {
  statement_bind_text(s, id);
  statement_bind_text(s, told->words);
  statement_bind_integer(s, told->found);
  statement_bind_integer(s, told->cases);
  statement_bind_integer(s, told->wrong);
  statement_bind_integer(s, told->cases_so);
  statement_bind_integer(s, told->wrong_so);
  statement_done(s);
}

bool store_save_diagnoses(struct store *store,
                          const struct registry_entry *const *tests,
                          const struct diagnosis *diagnoses,
                          unsigned count) {
  if (!store_begin(store))
    return false;
  bool saved = store_run(store, "DELETE FROM diagnosis");
  struct statement *s = statement_new(store, "INSERT INTO diagnosis VALUES (?, ?, ?, ?, ?, ?, ?)");
  for (unsigned k = 0; k < count; k++)
    if (tests[k]->algorithm->ask != NULL)
      write_diagnosis(s, tests[k]->stem, &diagnoses[k]);
  saved = statement_end(s) && saved && store_commit(store);
  if (!saved)
    store_rollback(store);
  return saved;
}

/* How the store says that a test was brought; "" when it does not. */
static void given_in(struct store *store, const char *id, char *given, size_t size) {
  struct statement *s = statement_new(store, "SELECT test, given FROM subject");
  given[0] = '\0';
  while (statement_row(s))
    if (strcmp(statement_text(s, 0), id) == 0)
      snprintf(given, size, "%s", statement_text(s, 1));
  statement_end(s);
}

void store_fault_unknown_test(struct store *store, const char *id) {
  char given[STORE_WHY / 2], what[STORE_WHY];
  given_in(store, id, given, sizeof given);
  snprintf(what,
           sizeof what,
           "holds the test '%.60s', which this graze does not have%s%s",
           id,
           given[0] == '\0' ? "" : "; bring it again: ",
           given);
  store_fault(store, what);
}
