#include "seal.h"

#include "printable.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

extern const char graze_schema[];

/* A journal of several files ends in this; SQLite then removes the file it names. A save has one file. */
bool store_journal_is_harmless(struct store *store, const char *store_path) {
  static const unsigned char ENDS_IN[8] = {0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
  char path[PATH_MAX + 16];
  unsigned char end[sizeof ENDS_IN];
  snprintf(path, sizeof path, "%s-journal", store_path);
  FILE *journal = fopen(path, "rb");
  if (journal == NULL)
    return true;
  const bool names_more = fseek(journal, -(long)sizeof end, SEEK_END) == 0 &&
                          fread(end, 1, sizeof end, journal) == sizeof end &&
                          memcmp(end, ENDS_IN, sizeof end) == 0;
  fclose(journal);
  return !names_more ||
         store_fault(store,
                     "has a journal beside it that names another file, which no graze wrote; remove "
                     "the file that ends in -journal");
}

#define SCHEMA_WORDS                                                                                         \
  "SELECT coalesce(group_concat(type || ' ' || name || ' ' || coalesce(sql, ''), char(10)), '') "            \
  "FROM (SELECT * FROM sqlite_master ORDER BY type, name)"

/* The first thing that is in the store and not in this graze's, or the other way round. */
static bool check_schema(struct store *store) {
  struct store ours = {.path = ""};
  struct statement *s, *t;
  bool same = sqlite3_open(":memory:", &ours.db) == SQLITE_OK && store_run(&ours, graze_schema);
  s = statement_new(store, SCHEMA_WORDS);
  t = statement_new(&ours, SCHEMA_WORDS);
  same =
      same && statement_row(s) && statement_row(t) && strcmp(statement_text(s, 0), statement_text(t, 0)) == 0;
  const bool read = statement_end(s), known = statement_end(t);
  sqlite3_close(ours.db);
  return read &&
         ((same && known) ||
          store_fault(store, "holds other tables or views than this graze makes: read a copy without them"));
}

static bool check_damage(struct store *store) {
  struct statement *s = statement_new(store, "PRAGMA integrity_check(1)");
  char found[200] = "";
  if (statement_row(s))
    snprintf(found, sizeof found, "%s", statement_text(s, 0));
  return statement_end(s) && (strcmp(found, "ok") == 0 ||
                              store_fault(store,
                                          "is damaged: restore a copy; or move it away or name another "
                                          "file, and run the campaign again"));
}

/* FNV-1a of 64 bits: it tells damage, not malice. */
struct digest {
  uint64_t hash;
  bool printable;
};

static void take(struct digest *digest, const void *bytes, size_t count) {
  for (size_t k = 0; k < count; k++)
    digest->hash = (digest->hash ^ ((const unsigned char *)bytes)[k]) * 0x100000001b3;
}

static void take_value(struct digest *digest, sqlite3_stmt *row, int column) {
  const int type = sqlite3_column_type(row, column);
  take(digest, &type, sizeof type);
  if (type == SQLITE_INTEGER) {
    const int64_t value = sqlite3_column_int64(row, column);
    take(digest, &value, sizeof value);
  } else if (type == SQLITE_FLOAT) {
    const double value = sqlite3_column_double(row, column);
    take(digest, &value, sizeof value);
  } else if (type != SQLITE_NULL) {
    const void *bytes =
        type == SQLITE_TEXT ? sqlite3_column_text(row, column) : sqlite3_column_blob(row, column);
    const size_t count = (size_t)sqlite3_column_bytes(row, column);
    take(digest, &count, sizeof count);
    take(digest, bytes, count);
    digest->printable &= type == SQLITE_BLOB || text_is_printable(bytes, count);
  }
}

static bool take_table(struct store *store, const char *table, struct digest *digest) {
  char sql[120];
  sqlite3_stmt *row;
  snprintf(sql, sizeof sql, "SELECT * FROM %s", table);
  if (sqlite3_prepare_v2(store->db, sql, -1, &row, NULL) != SQLITE_OK)
    return store_fault(store, "cannot be read");
  take(digest, table, strlen(table));
  int code;
  while ((code = sqlite3_step(row)) == SQLITE_ROW)
    for (int column = 0; column < sqlite3_column_count(row); column++)
      take_value(digest, row, column);
  sqlite3_finalize(row);
  return code == SQLITE_DONE || store_fault(store, "cannot be read");
}

/* Of every table but its own, by name; rows in the order of their keys. */
static bool digest_of(struct store *store, struct digest *digest) {
  *digest = (struct digest){0xcbf29ce484222325, true};
  struct statement *s = statement_new(
      store, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('seal') ORDER BY name");
  bool fine = true;
  while (fine && statement_row(s))
    fine = take_table(store, statement_text(s, 0), digest);
  return statement_end(s) && fine;
}

bool store_check_seal(struct store *store) {
  struct digest digest;
  if (!check_schema(store) || !check_damage(store) || !digest_of(store, &digest))
    return false;
  if (!digest.printable)
    return store_fault(store, "holds text that cannot be printed, which no graze wrote");
  struct statement *s = statement_new(store, "SELECT digest FROM seal");
  const bool same = statement_row(s) && (uint64_t)statement_integer(s, 0) == digest.hash;
  return statement_end(s) &&
         (same ||
          store_fault(store,
                      "is not as it was saved: it is damaged, or was changed by hand; restore a copy, or run "
                      "the campaign again"));
}

bool store_seal(struct store *store) {
  struct digest digest;
  if (!digest_of(store, &digest) || !store_run(store, "DELETE FROM seal"))
    return false;
  struct statement *s = statement_new(store, "INSERT INTO seal VALUES (?)");
  statement_bind_integer(s, (int64_t)digest.hash);
  statement_done(s);
  return statement_end(s);
}

bool store_seal_file(const char *path) {
  struct store store = {.path = ""};
  const bool sealed = store_journal_is_harmless(&store, path) &&
                      sqlite3_open_v2(path, &store.db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
                      store_seal(&store);
  sqlite3_close(store.db);
  return sealed;
}
