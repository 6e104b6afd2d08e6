#include "statement.h"

#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PRINTABLE_TEXT = 4096 };

struct statement {
  struct store *store;
  sqlite3_stmt *stmt;
  const char *table; /* that rows are written to, until the first of them */
  int bound;
  bool failed;
};

bool store_fault(struct store *store, const char *what) {
  const int code = store->db != NULL ? sqlite3_errcode(store->db) : SQLITE_OK;
  const char *advice = "";
  if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT)
    advice = "; it is no store, or a damaged one: restore a copy; or move it away "
             "or name another file, and run the campaign again";
  else if (code == SQLITE_BUSY)
    advice = "; another process is writing to it: let that one end first";
  else if (code == SQLITE_FULL)
    advice = "; make room: what was saved before is still there, and `graze resume` goes on with a campaign";
  else if (code == SQLITE_CANTOPEN || code == SQLITE_READONLY)
    advice = "; is its folder there, and writable?";
  const bool quiet = code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE;
  return say_why(store->why,
                 sizeof store->why,
                 "%s: %s%s%s%s",
                 store->path,
                 what,
                 quiet ? "" : ": ",
                 quiet ? "" : sqlite3_errmsg(store->db),
                 advice);
}

bool store_run(struct store *store, const char *sql) {
  return sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK ||
         store_fault(store, "cannot be written");
}

bool store_begin(struct store *store) {
  return sqlite3_get_autocommit(store->db) == 0 || store_run(store, "BEGIN IMMEDIATE");
}

bool store_end(struct store *store, bool saved) {
  if (saved && store_run(store, "DELETE FROM seal; COMMIT"))
    return true;
  sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
  return false;
}

bool store_check_version(struct store *store) {
  struct statement *s = statement_new(store, "PRAGMA user_version");
  const int64_t version = statement_row(s) ? statement_integer(s, 0) : -1;
  if (!statement_end(s))
    return false;
  char what[240];
  if (version > 0)
    snprintf(what,
             sizeof what,
             "is a store of version %lld, this graze reads version %d: %s",
             (long long)version,
             STORE_VERSION,
             version > STORE_VERSION ? "take a newer graze"
                                     : "read it with the graze that made it; or move it away or name "
                                       "another file, and run the campaign again");
  else
    snprintf(what, sizeof what, "is no graze store (version %lld)", (long long)version);
  return version == STORE_VERSION || store_fault(store, what);
}

static struct statement *statement_of(struct store *store) {
  struct statement *s = calloc(1, sizeof *s);
  if (s != NULL)
    s->store = store;
  else
    store_fault(store, "no memory");
  return s;
}

/* What a terminal would obey is written as \xNN. */
static void bind_text(struct statement *s, const char *text) {
  char shown[PRINTABLE_TEXT];
  const bool as_it_is = text == NULL || text_is_printable(text, strlen(text));
  if (!as_it_is)
    text_printable(text, shown, sizeof shown);
  sqlite3_bind_text(s->stmt, ++s->bound, as_it_is ? text : shown, -1, SQLITE_TRANSIENT);
}

static void bind_one(struct statement *s, const struct field *value) {
  char text[CASE_TEXT] = "";
  switch (value->kind) {
  case FIELD_TEXT:
    bind_text(s, value->at);
    break;
  case FIELD_PATH:
    sqlite3_bind_text(s->stmt, ++s->bound, value->at, -1, SQLITE_TRANSIENT);
    break;
  case FIELD_WHOLE:
    sqlite3_bind_int64(s->stmt, ++s->bound, value->whole);
    break;
  case FIELD_REAL:
    sqlite3_bind_double(s->stmt, ++s->bound, value->real);
    break;
  case FIELD_BYTES:
    sqlite3_bind_blob(s->stmt, ++s->bound, value->at, (int)value->whole, SQLITE_TRANSIENT);
    break;
  case FIELD_CASE:
    bind_text(s, value->at != NULL ? case_print(value->form, value->at, value->style, text) : NULL);
    break;
  case FIELD_FORM:
    form_print(value->form, text);
    bind_text(s, text);
    break;
  }
}

static void bind(struct statement *s, const struct field *value, unsigned count) {
  for (unsigned k = 0; k < count; k++)
    bind_one(s, &value[k]);
}

struct statement *
statement_with(struct store *store, const char *sql, const struct field *value, unsigned count) {
  struct statement *s = statement_of(store);
  if (s == NULL)
    return NULL;
  s->failed = sqlite3_prepare_v2(store->db, sql, -1, &s->stmt, NULL) != SQLITE_OK &&
              !store_fault(store, "cannot be read");
  if (!s->failed)
    bind(s, value, count);
  return s;
}

struct statement *statement_new(struct store *store, const char *sql) {
  return statement_with(store, sql, NULL, 0);
}

struct statement *statement_insert(struct store *store, const char *table) {
  struct statement *s = statement_of(store);
  if (s != NULL)
    s->table = table;
  return s;
}

static void prepare_insert(struct statement *s, unsigned count) {
  char sql[240] = "";
  text_add(sql, sizeof sql, "INSERT INTO main.%s VALUES (?", s->table);
  for (unsigned k = 1; k < count; k++)
    text_add(sql, sizeof sql, ", ?");
  text_add(sql, sizeof sql, ")");
  s->failed = sqlite3_prepare_v2(s->store->db, sql, -1, &s->stmt, NULL) != SQLITE_OK &&
              !store_fault(s->store, "cannot be written");
  s->table = NULL;
}

static void put(struct statement *s, const struct field *value, unsigned count) {
  if (s->table != NULL)
    prepare_insert(s, count);
  if (!s->failed)
    bind(s, value, count);
  if (!s->failed && sqlite3_step(s->stmt) != SQLITE_DONE)
    s->failed = !store_fault(s->store, "cannot be written");
  sqlite3_reset(s->stmt);
  s->bound = 0;
}

void statement_put(struct statement *s, const struct field *value, unsigned count) {
  if (s == NULL)
    return;
  sqlite3_mutex *const one_thread = sqlite3_db_mutex(s->store->db);
  sqlite3_mutex_enter(one_thread);
  if (!s->failed)
    put(s, value, count);
  sqlite3_mutex_leave(one_thread);
}

bool statement_row(struct statement *s) {
  if (s == NULL || s->failed)
    return false;
  const int code = sqlite3_step(s->stmt);
  if (code != SQLITE_ROW && code != SQLITE_DONE)
    s->failed = !store_fault(s->store, "cannot be read");
  return code == SQLITE_ROW;
}

int64_t statement_integer(struct statement *s, int column) { return sqlite3_column_int64(s->stmt, column); }

double statement_real(struct statement *s, int column) {
  return sqlite3_column_type(s->stmt, column) == SQLITE_NULL ? NAN : sqlite3_column_double(s->stmt, column);
}

const char *statement_text(struct statement *s, int column) {
  const unsigned char *text = sqlite3_column_text(s->stmt, column);
  return text == NULL ? "" : (const char *)text;
}

bool statement_end(struct statement *s) {
  if (s == NULL)
    return false;
  const bool fine = !s->failed;
  sqlite3_finalize(s->stmt);
  free(s);
  return fine;
}

bool store_put(struct store *store, const char *sql, const struct field *value, unsigned count) {
  struct statement *s = statement_new(store, sql);
  statement_put(s, value, count);
  return statement_end(s);
}

/* With a text for ?1, where there is one. */
static struct statement *statement_about(struct store *store, const char *sql, const char *text) {
  struct statement *s = statement_new(store, sql);
  if (s != NULL && !s->failed && sqlite3_bind_parameter_count(s->stmt) > 0)
    bind_text(s, text);
  return s;
}

bool store_says(struct store *store, const char *sql, const char *text) {
  struct statement *s = statement_about(store, sql, text);
  const bool says = statement_row(s) && statement_integer(s, 0) != 0;
  return statement_end(s) && says;
}

bool store_print(struct store *store, FILE *out, const char *sql, const char *text) {
  struct statement *s = statement_about(store, sql, text);
  while (statement_row(s))
    fprintf(out, "%s\n", statement_text(s, 0));
  return statement_end(s);
}
