/* What there is to tell of tests that are not built in, to the store. */
#include "statement.h"
#include "summary.h"
#include "tables.h"
#include "text.h"

#include <stdio.h>

static void put_subject(struct statement *s, const struct registry_entry *entry) {
  struct subject_story story;
  subject_tell(entry->algorithm->subject, &story);
  STATEMENT_PUT(s,
                of_text(entry->stem),
                of_text(story.kind),
                of_text(story.given),
                of_text(story.greeting),
                of_count(story.failures),
                of_count(story.unasked),
                of_count(story.unexplained),
                of_text(story.unexplained_reason),
                of_text(story.said));
}

static void put_incidents(struct statement *s, const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  struct incident incident;
  for (size_t k = 0; subject_incident_at(a->subject, k, &incident); k++)
    STATEMENT_PUT(s,
                  of_text(entry->stem),
                  of_count(k),
                  of_case(&a->form, incident.numbers, NUMBER_DECIMAL),
                  of_case(&a->form, incident.numbers, NUMBER_HEX),
                  of_text(incident.reason),
                  of_text(incident.said));
}

static bool each_foreign(struct store *store,
                         const struct store_campaign *campaign,
                         const char *table,
                         void put(struct statement *s, const struct registry_entry *entry)) {
  struct statement *s = statement_insert(store, table);
  for (unsigned k = 0; k < campaign->tests; k++)
    if (campaign->test[k]->algorithm->ask != NULL)
      put(s, campaign->test[k]);
  return statement_end(s);
}

bool store_write_subjects(struct store *store, const struct store_campaign *campaign) {
  return store_run(store, "DELETE FROM incident; DELETE FROM subject") &&
         each_foreign(store, campaign, "subject", put_subject) &&
         each_foreign(store, campaign, "incident", put_incidents);
}

_Static_assert((int)TABLE_FIELD == (int)DIAGNOSIS_WORDS, "what is kept is as long as what is found");

bool store_write_diagnoses(struct store *store, const struct summaries *summaries) {
  struct statement *s = statement_insert(store, "diagnosis");
  for (size_t k = 0; k < summaries->count; k++) {
    const struct summary *of = &summaries->summary[k];
    struct diagnosis kept = {.found = false};
    const struct diagnosis *d = of->entry->algorithm->ask == NULL && diagnosis_of(of->entry->stem, kept.words)
                                    ? &kept
                                    : of->diagnosis;
    if (d != NULL)
      STATEMENT_PUT(s,
                    of_text(of->entry->stem),
                    of_text(d->words),
                    of_text(d->mend),
                    of_whole(d->found),
                    of_text(d->clause),
                    of_whole(d->takes_unit),
                    of_count(d->cases),
                    of_count(d->wrong),
                    of_count(d->cases_so));
  }
  return statement_end(s);
}

void store_fault_unknown_test(struct store *store, const char *id) {
  char given[STORE_WHY / 2] = "", what[STORE_WHY];
  struct statement *s =
      statement_with(store, "SELECT given FROM subject WHERE test = ?", FIELDS(of_text(id)));
  if (statement_row(s))
    snprintf(given, sizeof given, "%s", statement_text(s, 0));
  statement_end(s);
  snprintf(what,
           sizeof what,
           "holds the test '%.60s', which this graze does not have%s%s",
           id,
           given[0] == '\0' ? "" : "; bring it again: ",
           given);
  store_fault(store, what);
}
