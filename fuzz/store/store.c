#include "store.h"

#include "machine.h"
#include "seal.h"
#include "statement.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern const char graze_schema[];

/* A file without a table is as good as none: a process was stopped before its first save. */
static bool is_blank(struct store *store) {
  struct statement *s = statement_new(store, "SELECT count(*) FROM sqlite_master");
  const bool blank = statement_row(s) && statement_integer(s, 0) == 0;
  return statement_end(s) && blank;
}

/* The schema becomes part of the first save, so that a store never tells of no campaign. */
static bool start(struct store *store, enum store_age age) {
  if (age == STORE_OLD)
    return store_check_version(store) && store_check_seal(store);
  if (!is_blank(store)) {
    if (age == STORE_EITHER && store->why[0] == '\0')
      return store_check_version(store) && store_check_seal(store);
    if (store->why[0] == '\0')
      store_fault(store, "exists already; `graze resume` goes on with it, or name another file");
    return false;
  }
  return store_begin(store) && store_run(store, graze_schema) && store_set_version(store);
}

struct store *store_open(const char *path, enum store_age age, char *why) {
  struct store *store = calloc(1, sizeof *store);
  if (store == NULL) {
    snprintf(why, STORE_WHY, "%s: no memory", path);
    return NULL;
  }
  store->claim = -1;
  snprintf(store->path, sizeof store->path, "%s", path);
  char resolved[PATH_MAX];
  const int flags = SQLITE_OPEN_READWRITE | (age == STORE_OLD ? 0 : SQLITE_OPEN_CREATE);
  bool fine = store_resolve(store, path, age != STORE_OLD, resolved) &&
              (sqlite3_open_v2(resolved, &store->db, flags, NULL) == SQLITE_OK ||
               store_fault(store, "cannot be opened"));
  if (fine) {
    sqlite3_busy_timeout(store->db, 2000);
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  }
  fine = fine && start(store, age);
  if (fine)
    return store;
  snprintf(why, STORE_WHY, "%s", store->why);
  store_close(store);
  return NULL;
}

void store_close(struct store *store) {
  if (store == NULL)
    return;
  sqlite3_close(store->db);
  if (store->claim >= 0) /* not before: SQLite's own locks would go with it */
    close(store->claim);
  free(store);
}

const char *store_why(const struct store *store) { return store->why; }

void store_campaign_free(struct store_campaign *campaign) {
  free(campaign->test);
  ranges_free(&campaign->done);
  *campaign = (struct store_campaign){.seed = 0};
}

static bool read_head(struct store *store, struct store_campaign *campaign) {
  struct stored_campaign row;
  struct statement *s = record_select(store, &RECORD_campaign);
  if (!record_next(s, &RECORD_campaign, &row)) {
    statement_end(s);
    return store->why[0] != '\0' ? false : store_fault(store, "holds no campaign");
  }
  campaign->seed = row.seed;
  campaign->range = (struct range){row.first, row.last};
  snprintf(campaign->mix, sizeof campaign->mix, "%s", row.mix);
  return statement_end(s);
}

static bool read_tests(struct store *store, const struct catalogue *tests, struct store_campaign *campaign) {
  campaign->test = calloc(catalogue_count(tests), sizeof(const struct registry_entry *));
  if (campaign->test == NULL)
    return store_fault(store, "no memory for its tests");
  struct stored_test row;
  struct statement *s = record_select(store, &RECORD_test);
  while (record_next(s, &RECORD_test, &row)) {
    const struct registry_entry *entry = catalogue_find(tests, row.id);
    if (entry == NULL) {
      char id[80];
      snprintf(id, sizeof id, "%s", row.id);
      statement_end(s);
      store_fault_unknown_test(store, id);
      return false;
    }
    campaign->test[campaign->tests++] = entry;
  }
  return statement_end(s);
}

static bool read_ranges(struct store *store, struct store_campaign *campaign) {
  struct stored_range_done row;
  bool fine = true;
  struct statement *s = record_select(store, &RECORD_range_done);
  while (fine && record_next(s, &RECORD_range_done, &row))
    fine = ranges_add(&campaign->done, (struct range){row.first, row.last}) ||
           store_fault(store, "no memory for its ranges");
  return statement_end(s) && fine;
}

bool store_read_campaign(struct store *store,
                         const struct catalogue *tests,
                         struct store_campaign *campaign) {
  *campaign = (struct store_campaign){.seed = 0};
  if (read_head(store, campaign) && read_tests(store, tests, campaign) && read_ranges(store, campaign))
    return true;
  store_campaign_free(campaign);
  return false;
}

bool store_has_test(struct store *store, const char *id) {
  struct statement *s = statement_new(store, "SELECT 1 FROM test WHERE id = ?");
  statement_bind_text(s, id);
  const bool found = statement_row(s);
  return statement_end(s) && found;
}

static void save_test(struct statement *s, const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  char form[FORM_TEXT];
  form_print(&a->form, form);
  record_put(s,
             &RECORD_test,
             &(struct stored_test){.id = a->id,
                                   .title = a->title,
                                   .role = role_name(a->role),
                                   .document = document_tag(a->document),
                                   .language = a->language,
                                   .source = a->source,
                                   .idea = a->idea,
                                   .wrong = a->wrong,
                                   .pair = pair_name(form_pair(&a->form)),
                                   .form = form,
                                   .inputs = a->inputs,
                                   .by_code = contract_name(a->by_code),
                                   .by_text = contract_name(a->by_text),
                                   .contract_why = a->contract_why,
                                   .code = entry->source,
                                   .file = entry->file});
}

static bool save_ranges(struct store *store, const struct ranges *done) {
  struct statement *s = record_insert(store, &RECORD_range_done);
  for (size_t k = 0; k < done->count; k++)
    record_put(s, &RECORD_range_done, &(struct stored_range_done){done->range[k].first, done->range[k].last});
  return statement_end(s);
}

static bool save_head(struct store *store, const struct store_campaign *campaign) {
  char machine[MACHINE_TEXT];
  machine_text(machine);
  struct statement *s = record_insert(store, &RECORD_campaign);
  record_put(s,
             &RECORD_campaign,
             &(struct stored_campaign){.graze = GRAZE_VERSION,
                                       .seed = campaign->seed,
                                       .first = campaign->range.first,
                                       .last = campaign->range.last,
                                       .mix = campaign->mix,
                                       .compiler = compiler_text(),
                                       .flags = compiler_flags(),
                                       .level = level_name(level_best()),
                                       .machine = machine});
  if (!statement_end(s))
    return false;
  s = record_insert(store, &RECORD_test);
  for (unsigned k = 0; k < campaign->tests; k++)
    save_test(s, campaign->test[k]);
  return statement_end(s);
}

bool store_save(struct store *store, const struct store_campaign *campaign, const struct tally *tally) {
  return store_begin(store) &&
         store_end(store,
                   store_run(store,
                             "DELETE FROM sighting; DELETE FROM tally; DELETE FROM cell; DELETE FROM step; "
                             "DELETE FROM finding; DELETE FROM answer; DELETE FROM diagnosis; DELETE FROM "
                             "range_done; DELETE FROM test; DELETE FROM campaign") &&
                       save_head(store, campaign) && save_ranges(store, &campaign->done) &&
                       store_write_counts(store, tally) && store_write_subjects(store, campaign));
}
