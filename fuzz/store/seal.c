/* Whether a file is a store of this graze as it was saved, before a word of it is believed. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "statement.h"

#include "wording.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

extern const char graze_schema[];

/* The folder must be there; the file need not be. A link to nothing is none. */
static bool absolute_path(const char *path, char absolute[PATH_MAX]) {
  char folder[PATH_MAX], whole[PATH_MAX];
  const char *slash = strrchr(path, '/'), *name = slash == NULL ? path : slash + 1;
  const size_t before = (size_t)(name - path);
  if (before >= sizeof folder || *name == '\0')
    return false;
  snprintf(folder, sizeof folder, "%.*s", before > 0 ? (int)before : 1, before > 0 ? path : ".");
  if (realpath(folder, whole) == NULL)
    return false;
  const int length = snprintf(absolute, PATH_MAX, "%s/%s", strcmp(whole, "/") == 0 ? "" : whole, name);
  return length > 0 && length < PATH_MAX;
}

bool store_beside(const char *path, const char *ending, char absolute[PATH_MAX]) {
  const size_t length = absolute_path(path, absolute) ? strlen(absolute) : PATH_MAX;
  return length < PATH_MAX &&
         (size_t)snprintf(absolute + length, PATH_MAX - length, "%s", ending) < PATH_MAX - length;
}

/* The first bytes of a plain file, and its last into `end` where that is not NULL; false where it has too
 * few. */
static bool read_bytes(const char *path, unsigned char *head, size_t heads, unsigned char *end, size_t ends) {
  FILE *file = fopen(path, "rb");
  const bool read =
      file != NULL && fread(head, 1, heads, file) == heads &&
      (end == NULL || (fseek(file, -(long)ends, SEEK_END) == 0 && fread(end, 1, ends, file) == ends));
  if (file != NULL)
    fclose(file);
  return read;
}

static bool is_power_of_two(const unsigned char at[4]) {
  const uint32_t value = (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
  return value >= 512 && value <= 65536 && (value & (value - 1)) == 0;
}

/* A journal as SQLite writes it: eight bytes of its own, or zeros until it is whole, then the sizes of a
 * sector and a page. One of several files ends in bytes of its own too, after the name of a file that SQLite
 * would remove; a save has one file. */
static bool is_journal(const char *path) {
  static const unsigned char BEGINS[8] = {0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7}, ZERO[8] = {0};
  unsigned char head[28], end[sizeof BEGINS];
  return read_bytes(path, head, sizeof head, end, sizeof end) &&
         (memcmp(head, BEGINS, sizeof BEGINS) == 0 || memcmp(head, ZERO, sizeof ZERO) == 0) &&
         is_power_of_two(head + 20) && is_power_of_two(head + 24) && memcmp(end, BEGINS, sizeof end) != 0;
}

/* SQLite rolls back, or removes, whatever has the name of the file's journal. Says whether there is one. */
static bool check_beside(struct store *store, const char *file, bool *journal) {
  char path[PATH_MAX];
  struct stat status;
  if (!store_beside(file, "-wal", path))
    return store_fault(store, "has too long a name");
  if (lstat(path, &status) == 0)
    return store_fault(store, "has a file beside it whose name ends in -wal, which no graze wrote; move it");
  if (!store_beside(file, "-journal", path))
    return store_fault(store, "has too long a name");
  const bool there = lstat(path, &status) == 0;
  *journal = there && S_ISREG(status.st_mode) && status.st_size > 0 && is_journal(path);
  return !there || *journal || (S_ISREG(status.st_mode) && status.st_size == 0) ||
         store_fault(store,
                     "has a file beside it whose name ends in -journal, which no graze wrote; move it");
}

bool store_resolve(struct store *store, const char *path, bool may_begin, char resolved[PATH_MAX]) {
  static const char BEGINS[16] = "SQLite format 3";
  unsigned char head[20];
  struct stat status;
  bool journal = false;
  const bool there = realpath(path, resolved) != NULL;
  if (!there && (!may_begin || lstat(path, &status) == 0 || !absolute_path(path, resolved)))
    return say_why(store->why, sizeof store->why, "%s: %s", path, strerror(errno));
  if (there && (stat(resolved, &status) != 0 || !S_ISREG(status.st_mode)))
    return store_fault(store, "is no file");
  if (!check_beside(store, resolved, &journal))
    return false;
  /* A process that was killed in its first save leaves pages, and the first of them only in the journal. */
  return !there || journal || (may_begin && status.st_size == 0) ||
         (read_bytes(resolved, head, sizeof head, NULL, 0) && memcmp(head, BEGINS, sizeof BEGINS) == 0 &&
          head[18] == 1 && head[19] == 1) ||
         store_fault(store, "is no graze store");
}

#define SCHEMA_WORDS                                                                                         \
  "SELECT coalesce(group_concat(type || ' ' || name || ' ' || coalesce(sql, ''), char(10)), '') "            \
  "FROM (SELECT * FROM sqlite_master WHERE type <> 'view' ORDER BY type, name)"

/* Whether it has the tables of this graze and nothing more. Its views are never asked. */
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
  return read && ((same && known) ||
                  store_fault(store, "holds other tables than this graze makes: read a copy without them"));
}

static bool check_damage(struct store *store) {
  struct statement *s = statement_new(store, "PRAGMA integrity_check(1)");
  char found[200] = "";
  if (statement_row(s))
    snprintf(found, sizeof found, "%s", statement_text(s, 0));
  return statement_end(s) && (strcmp(found, "ok") == 0 ||
                              say_why(store->why,
                                      sizeof store->why,
                                      "%s: is damaged (%s): restore a copy; or move it away or name another "
                                      "file, and run the campaign again",
                                      store->path,
                                      found));
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
  snprintf(sql, sizeof sql, "SELECT * FROM main.%s", table);
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

static bool check_seal(struct store *store) {
  struct digest digest;
  if (!check_schema(store) || !check_damage(store) || !digest_of(store, &digest))
    return false;
  if (!digest.printable)
    return store_fault(store, "holds text that cannot be printed, which no graze wrote");
  struct statement *s = statement_new(store, "SELECT digest FROM seal");
  const bool same = !statement_row(s) || (uint64_t)statement_integer(s, 0) == digest.hash;
  return statement_end(s) &&
         (same ||
          store_fault(store,
                      "is not as it was saved: it is damaged, or was changed by hand; restore a copy, or run "
                      "the campaign again"));
}

/* All of it is of one moment, whoever saves meanwhile. */
bool store_check_seal(struct store *store) {
  const bool same = store_run(store, "BEGIN") && check_seal(store);
  sqlite3_exec(store->db, "COMMIT", NULL, NULL, NULL);
  return same;
}

bool store_finish(struct store *store) {
  struct digest digest;
  /* Begun before it is read: nobody saves between the reading and the seal. */
  bool sealed = store_begin(store) && digest_of(store, &digest) && store_run(store, "DELETE FROM seal");
  if (sealed) {
    struct statement *s = statement_insert(store, "seal");
    STATEMENT_PUT(s, of_count(digest.hash));
    sealed = statement_end(s) && store_run(store, "COMMIT");
  }
  if (!sealed)
    sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
  return sealed;
}

bool store_seal_file(const char *path) {
  struct store store = {.path = ""};
  char resolved[PATH_MAX];
  const bool sealed = store_resolve(&store, path, false, resolved) &&
                      sqlite3_open_v2(resolved, &store.db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
                      store_finish(&store);
  sqlite3_close(store.db);
  return sealed;
}
