#include "store.h"

#include "machine.h"
#include "statement.h"
#include "text.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

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
    return store_check_version(store);
  if (!is_blank(store)) {
    if (age == STORE_EITHER && store->why[0] == '\0')
      return store_check_version(store);
    if (store->why[0] == '\0')
      store_fault(store, "exists already; `graze resume` goes on with it, or name another file");
    return false;
  }
  return store_begin(store) && store_run(store, graze_schema) && store_set_version(store);
}

struct store *store_open(const char *path, enum store_age age, char *why) {
  struct stat status;
  if (age == STORE_OLD && stat(path, &status) != 0) {
    snprintf(why, STORE_WHY, "%s: %s", path, strerror(errno));
    return NULL;
  }
  struct store *store = calloc(1, sizeof *store);
  if (store == NULL) {
    snprintf(why, STORE_WHY, "%s: no memory", path);
    return NULL;
  }
  snprintf(store->path, sizeof store->path, "%s", path);
  const int flags = SQLITE_OPEN_READWRITE | (age == STORE_OLD ? 0 : SQLITE_OPEN_CREATE);
  bool fine =
      sqlite3_open_v2(path, &store->db, flags, NULL) == SQLITE_OK || store_fault(store, "cannot be opened");
  if (fine)
    sqlite3_busy_timeout(store->db, 2000);
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
  free(store);
}

const char *store_why(const struct store *store) { return store->why; }

void store_campaign_free(struct store_campaign *campaign) {
  free(campaign->test);
  free(campaign->done);
  *campaign = (struct store_campaign){.seed = 0};
}

static bool read_head(struct store *store, struct store_campaign *campaign) {
  struct statement *s = statement_new(store, "SELECT seed, first, last, mix FROM campaign");
  if (!statement_row(s)) {
    statement_end(s);
    return store->why[0] != '\0' ? false : store_fault(store, "holds no campaign");
  }
  campaign->seed = (uint64_t)statement_integer(s, 0);
  campaign->range = (struct range){(uint64_t)statement_integer(s, 1), (uint64_t)statement_integer(s, 2)};
  snprintf(campaign->mix, sizeof campaign->mix, "%s", statement_text(s, 3));
  return statement_end(s);
}

static bool read_tests(struct store *store, const struct catalogue *tests, struct store_campaign *campaign) {
  campaign->test = calloc(catalogue_count(tests), sizeof(const struct registry_entry *));
  if (campaign->test == NULL)
    return store_fault(store, "no memory for its tests");
  struct statement *s = statement_new(store, "SELECT id FROM test");
  while (statement_row(s)) {
    const struct registry_entry *entry = catalogue_find(tests, statement_text(s, 0));
    if (entry == NULL) {
      char id[80];
      snprintf(id, sizeof id, "%s", statement_text(s, 0));
      statement_end(s);
      store_fault_unknown_test(store, id);
      return false;
    }
    campaign->test[campaign->tests++] = entry;
  }
  return statement_end(s);
}

static bool read_ranges(struct store *store, struct store_campaign *campaign) {
  struct statement *s = statement_new(store, "SELECT first, last FROM range_done ORDER BY first");
  while (statement_row(s)) {
    struct range *more = realloc(campaign->done, (campaign->ranges + 1) * sizeof *more);
    if (more == NULL) {
      statement_end(s);
      return store_fault(store, "no memory for its ranges");
    }
    campaign->done = more;
    campaign->done[campaign->ranges++] =
        (struct range){(uint64_t)statement_integer(s, 0), (uint64_t)statement_integer(s, 1)};
  }
  return statement_end(s);
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

static void save_test(struct statement *s, const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  char form[FORM_TEXT];
  form_print(&a->form, form);
  const char *fields[] = {a->id,
                          a->title,
                          role_name(a->role),
                          document_tag(a->document),
                          a->language,
                          a->source,
                          a->idea,
                          a->wrong,
                          pair_name(form_pair(&a->form)),
                          form,
                          a->inputs,
                          contract_name(a->by_code),
                          contract_name(a->by_text),
                          a->contract_why,
                          entry->source,
                          entry->file};
  for (unsigned k = 0; k < sizeof fields / sizeof fields[0]; k++)
    statement_bind_text(s, fields[k]);
  statement_done(s);
}

static int by_first(const void *left, const void *right) {
  const struct range *a = left, *b = right;
  return (a->first > b->first) - (a->first < b->first);
}

/* Neighbouring ranges become one, so that a store does not tell how its campaign was split. */
static bool save_ranges(struct store *store, const struct store_campaign *campaign) {
  struct range *sorted = malloc((campaign->ranges + 1) * sizeof *sorted);
  if (sorted == NULL)
    return store_fault(store, "no memory for its ranges");
  size_t kept = 0;
  for (size_t k = 0; k < campaign->ranges; k++)
    sorted[k] = campaign->done[k];
  qsort(sorted, campaign->ranges, sizeof *sorted, by_first);
  for (size_t k = 0; k < campaign->ranges; k++) {
    if (kept > 0 && sorted[kept - 1].last == sorted[k].first)
      sorted[kept - 1].last = sorted[k].last;
    else
      sorted[kept++] = sorted[k];
  }
  struct statement *s = statement_new(store, "INSERT INTO range_done VALUES (?, ?)");
  for (size_t k = 0; k < kept; k++) {
    statement_bind_integer(s, (int64_t)sorted[k].first);
    statement_bind_integer(s, (int64_t)sorted[k].last);
    statement_done(s);
  }
  free(sorted);
  return statement_end(s);
}

static bool save_head(struct store *store, const struct store_campaign *campaign) {
  struct statement *s = statement_new(store, "INSERT INTO campaign VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  statement_bind_text(s, GRAZE_VERSION);
  statement_bind_integer(s, (int64_t)campaign->seed);
  statement_bind_integer(s, (int64_t)campaign->range.first);
  statement_bind_integer(s, (int64_t)campaign->range.last);
  statement_bind_text(s, campaign->mix);
  char machine[MACHINE_TEXT];
  machine_text(machine);
  statement_bind_text(s, compiler_text());
  statement_bind_text(s, compiler_flags());
  statement_bind_text(s, level_name(level_best()));
  statement_bind_text(s, machine);
  statement_done(s);
  if (!statement_end(s))
    return false;
  s = statement_new(store, "INSERT INTO test VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (unsigned k = 0; k < campaign->tests; k++)
    save_test(s, campaign->test[k]);
  return statement_end(s);
}

bool store_save(struct store *store, const struct store_campaign *campaign, const struct tally *tally) {
  if (!store_begin(store))
    return false;
  const bool saved =
      store_run(
          store,
          "DELETE FROM sighting; DELETE FROM tally; DELETE FROM cell; DELETE FROM step; DELETE FROM finding;"
          "DELETE FROM answer; DELETE FROM reason; DELETE FROM diagnosis; DELETE FROM range_done; DELETE "
          "FROM test; DELETE FROM campaign") &&
      save_head(store, campaign) && save_ranges(store, campaign) && store_write_tally(store, tally) &&
      store_write_subjects(store, campaign) && store_commit(store);
  if (!saved)
    store_rollback(store);
  return saved;
}
