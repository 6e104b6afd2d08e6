/* A store that two save into at once: what is sealed is what is there. */
#include "unit.h"

#include "store/statement.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char SAVES[] =
    "BEGIN IMMEDIATE; UPDATE campaign SET machine = machine || '+'; DELETE FROM seal; COMMIT";

static char folder[] = "/tmp/store_test_XXXXXX", path[64];

/* Somebody else saves before each statement, where the file is free to be saved into. */
static int save_before(unsigned what, void *other, void *statement, void *sql) {
  (void)what, (void)statement, (void)sql;
  sqlite3_exec(other, SAVES, NULL, NULL, NULL);
  sqlite3_exec(other, "ROLLBACK", NULL, NULL, NULL);
  return 0;
}

static struct store *open_at(enum store_age age) {
  char why[STORE_WHY];
  struct store *store = store_open(path, age, why);
  if (store == NULL)
    fail_msg("%s", why);
  return store;
}

static void run(sqlite3 *db, const char *sql) {
  assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
}

TEST(test_what_is_sealed_is_what_is_there) {
  const struct registry_entry *test = registry_at(0);
  const struct store_campaign about = {.mix = "all", .range = {0, 1}, .test = &test, .tests = 1};
  struct tally *tally = tally_new(about.test, about.tests);
  struct store *store;
  sqlite3 *other;
  char why[STORE_WHY];
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/s.db", folder);
  store = open_at(STORE_NEW);
  assert_true(store_save(store, &about, tally));
  assert_int_equal(sqlite3_open(path, &other), SQLITE_OK);
  sqlite3_trace_v2(store->db, SQLITE_TRACE_STMT, save_before, other);
  assert_true(store_finish(store));
  store_close(store);
  store = open_at(STORE_READ);
  assert_true(store_says(store, "SELECT machine LIKE '%+' FROM campaign", NULL));
  store_close(store);
  /* What is saved later breaks the seal, and is read too. */
  run(other, SAVES);
  store_close(open_at(STORE_READ));
  /* What is changed under the seal is told. */
  store = open_at(STORE_OLD);
  assert_true(store_finish(store));
  store_close(store);
  run(other, "UPDATE campaign SET machine = 'hand'");
  assert_null(store_open(path, STORE_READ, why));
  assert_non_null(strstr(why, "not as it was saved"));
  sqlite3_close(other);
  tally_free(tally);
  assert_int_equal(unlink(path), 0);
  assert_int_equal(rmdir(folder), 0);
}

int main(void) { return unit_run(NULL, NULL); }
