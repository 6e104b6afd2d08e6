/* A store is opened; its campaign, tests and ranges go in and come back. */
#include "store.h"

#include "statement.h"
#include "wording.h"
#include "words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

extern const char graze_schema[], graze_views[];

/* A file without a table is as good as none: a process was stopped before its first save. */
static bool is_blank(struct store *store) {
  return store_says(store, "SELECT count(*) = 0 FROM sqlite_master", NULL);
}

/* The schema becomes part of the first save, so that a store never tells of no campaign. */
static bool start(struct store *store, enum store_age age) {
  const bool may_begin = age == STORE_NEW || age == STORE_EITHER;
  if (may_begin && is_blank(store))
    return store_begin(store) && store_write_schema(store);
  if (store->why[0] != '\0')
    return false;
  if (age == STORE_NEW)
    return store_fault(store, "exists already; `graze resume` goes on with it, or name another file");
  return store_check_version(store) && store_check_seal(store);
}

bool store_write_schema(struct store *store) {
  char sql[64];
  snprintf(sql, sizeof sql, "PRAGMA user_version = %d", STORE_VERSION);
  return store_run(store, graze_schema) && store_run(store, graze_views) && store_run(store, sql);
}

enum { WAIT_FOR_OTHERS = 2000 }; /* milliseconds */

/* All pages under one lock, so that they are of one save. The file may be written to: a journal is rolled
 * back. */
static bool open_copy(struct store *store, const char *resolved) {
  struct store file = {.claim = -1};
  sqlite3_backup *copy = NULL;
  snprintf(file.path, sizeof file.path, "%s", store->path);
  bool fine = (sqlite3_open_v2(resolved, &file.db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK ||
               store_fault(&file, "cannot be opened")) &&
              sqlite3_busy_timeout(file.db, WAIT_FOR_OTHERS) == SQLITE_OK && store_check_version(&file);
  if (fine) {
    fine = sqlite3_open(":memory:", &store->db) == SQLITE_OK &&
           (copy = sqlite3_backup_init(store->db, "main", file.db, "main")) != NULL;
    fine = fine && sqlite3_backup_step(copy, -1) == SQLITE_DONE;
    fine = (sqlite3_backup_finish(copy) == SQLITE_OK && fine) || store_fault(store, "cannot be read");
  } else
    snprintf(store->why, sizeof store->why, "%s", file.why);
  sqlite3_close(file.db);
  return fine;
}

static bool open_file(struct store *store, const char *resolved, enum store_age age) {
  const int flags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_FULLMUTEX | (age == STORE_OLD ? 0 : SQLITE_OPEN_CREATE);
  return sqlite3_open_v2(resolved, &store->db, flags, NULL) == SQLITE_OK ||
         store_fault(store, "cannot be opened");
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
  bool fine = store_resolve(store, path, age == STORE_NEW || age == STORE_EITHER, resolved) &&
              (age == STORE_READ ? open_copy(store, resolved) : open_file(store, resolved, age));
  if (fine) {
    sqlite3_busy_timeout(store->db, WAIT_FOR_OTHERS);
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL); /* of the file; TEMP ones are asked */
  }
  fine =
      fine && store_run(store, "PRAGMA temp_store = MEMORY") && start(store, age) && store_make_views(store);
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
  struct statement *s = statement_new(store, "SELECT seed, first, last, mix FROM campaign");
  const bool there = statement_row(s);
  if (there) {
    campaign->seed = (uint64_t)statement_integer(s, 0);
    campaign->range = (struct range){(uint64_t)statement_integer(s, 1), (uint64_t)statement_integer(s, 2)};
    snprintf(campaign->mix, sizeof campaign->mix, "%s", statement_text(s, 3));
  }
  return statement_end(s) && (there || store_fault(store, "holds no campaign"));
}

static bool read_tests(struct store *store, const struct catalogue *tests, struct store_campaign *campaign) {
  campaign->test = calloc(catalogue_count(tests), sizeof(const struct registry_entry *));
  if (campaign->test == NULL)
    return store_fault(store, "no memory for its tests");
  struct statement *s = statement_new(store, "SELECT id FROM test ORDER BY id");
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
  bool fine = true;
  struct statement *s = statement_new(store, "SELECT first, last FROM range_done ORDER BY first");
  while (fine && statement_row(s))
    fine = ranges_add(&campaign->done,
                      (struct range){(uint64_t)statement_integer(s, 0), (uint64_t)statement_integer(s, 1)}) ||
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
  return store_says(store, "SELECT 1 FROM test WHERE id = ?", id);
}

static void save_test(struct statement *s, const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  STATEMENT_PUT(s,
                of_text(a->id),
                of_text(a->title),
                of_text(role_name(a->role)),
                of_text(document_tag(a->document)),
                of_text(a->document < DOCUMENTS && a->document >= D0 ? document_title(a->document) : ""),
                of_text(a->language),
                of_text(a->source),
                of_text(a->idea),
                of_text(a->wrong),
                of_text(question_name(a->form.question)),
                of_text(pair_name(form_pair(&a->form))),
                of_form(&a->form),
                of_text(type_name(a->form.type)),
                of_text(a->inputs),
                of_text(contract_name(a->by_code)),
                of_text(contract_name(a->by_text)),
                of_text(a->contract_why),
                of_text(entry->source),
                of_text(entry->file));
}

static void save_places(struct statement *s, enum pair pair) {
  char words[PLACE_WORDS];
  for (unsigned k = 0; k < pair_places(pair); k++) {
    const place_t place = (place_t)k;
    STATEMENT_PUT(s,
                  of_text(pair_name(pair)),
                  of_text(place_name(pair, place)),
                  of_count(pair_order(pair)),
                  of_count(k),
                  of_text(place_words(pair, place, words)),
                  of_whole(place_feasible(pair, place, RELATION_APART)),
                  of_whole(place_feasible(pair, place, RELATION_TOUCHING)),
                  of_whole(place_feasible(pair, place, RELATION_OVERLAPPING)),
                  of_whole(place_feasible(pair, place, RELATION_FLAT)),
                  of_whole(place_feasible(pair, place, RELATION_INVALID)));
  }
}

static bool save_ranges(struct store *store, const struct ranges *done) {
  struct statement *s = statement_insert(store, "range_done");
  for (size_t k = 0; k < done->count; k++)
    STATEMENT_PUT(s, of_count(done->range[k].first), of_count(done->range[k].last));
  return statement_end(s);
}

#ifdef __clang__
#define COMPILER __VERSION__
#else
#define COMPILER "gcc " __VERSION__
#endif

enum { MACHINE_TEXT = 240 };

/* The processor's name as Linux tells it. */
static void processor_name(char *name, size_t size) {
  snprintf(name, size, "unknown processor");
  FILE *file = fopen("/proc/cpuinfo", "r");
  char line[200];
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    const char *value = strncmp(line, "model name", 10) == 0 ? strchr(line, ':') : NULL;
    if (value == NULL)
      continue;
    value += 1 + strspn(value + 1, " ");
    snprintf(name, size, "%.*s", (int)strcspn(value, "\n"), value);
    break;
  }
  if (file != NULL)
    fclose(file);
}

/* "Intel(R) Xeon(R), 2 cores, Linux 6.1 x86_64". */
static void machine_text(char text[MACHINE_TEXT]) {
  char name[80];
  struct utsname system;
  processor_name(name, sizeof name);
  snprintf(text, MACHINE_TEXT, "%s, %ld cores", name, sysconf(_SC_NPROCESSORS_ONLN));
  if (uname(&system) == 0)
    text_add(text, MACHINE_TEXT, ", %.40s %.60s %.20s", system.sysname, system.release, system.machine);
}

static bool save_head(struct store *store, const struct store_campaign *campaign) {
  char machine[MACHINE_TEXT], again[WORDS];
  struct range range = campaign->range;
  /* A campaign that ended when its time did counted fewer cases than were meant. */
  if (campaign->done.count == 1 && campaign->done.range[0].first == range.first)
    range.last = campaign->done.range[0].last;
  campaign_line(campaign->test, campaign->tests, campaign->seed, range, campaign->mix, again);
  machine_text(machine);
  struct statement *s = statement_insert(store, "campaign");
  STATEMENT_PUT(s,
                of_whole(1),
                of_text(GRAZE_VERSION),
                of_count(campaign->seed),
                of_count(campaign->range.first),
                of_count(campaign->range.last),
                of_text(campaign->mix),
                of_text(COMPILER),
                of_text(GRAZE_COMPILER_FLAGS),
                of_text(level_name(level_best())),
                of_text(machine),
                of_text(again),
                of_whole(HULLS_EVERY));
  return statement_end(s);
}

static bool save_tests(struct store *store, const struct store_campaign *campaign) {
  bool there[PAIRS + 1] = {false};
  struct statement *s = statement_insert(store, "test");
  for (unsigned k = 0; k < campaign->tests; k++) {
    there[form_pair(&campaign->test[k]->algorithm->form)] = true;
    save_test(s, campaign->test[k]);
  }
  if (!statement_end(s))
    return false;
  s = statement_insert(store, "place");
  for (unsigned pair = 0; pair < PAIRS; pair++)
    if (there[pair])
      save_places(s, (enum pair)pair);
  return statement_end(s);
}

bool store_leave_out(struct store *store, const char *words) {
  return store_begin(store) &&
         store_end(store, store_put(store, "INSERT INTO left_out VALUES (?)", FIELDS(of_text(words))));
}

bool store_save(struct store *store, const struct store_campaign *campaign, const struct tally *tally) {
  return store_begin(store) &&
         store_end(store,
                   store_run(store,
                             "DELETE FROM sighting; DELETE FROM tally; DELETE FROM cell; DELETE FROM step; "
                             "DELETE FROM finding; DELETE FROM answer; DELETE FROM verdict; DELETE FROM "
                             "diagnosis; DELETE FROM range_done; DELETE FROM place; DELETE FROM test; DELETE "
                             "FROM left_out; DELETE FROM campaign") &&
                       save_head(store, campaign) && save_tests(store, campaign) &&
                       save_ranges(store, &campaign->done) && store_write_counts(store, tally) &&
                       store_write_subjects(store, campaign));
}
