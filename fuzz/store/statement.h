/* SQLite, as the store's files and its readers use it. A statement that could not be made, or that
 * failed, goes on as one without rows; statement_end then says false and the store says why.
 */
#ifndef GRAZE_STATEMENT_H
#define GRAZE_STATEMENT_H

#include "store.h"
#include "text.h"

#include <limits.h>
#include <sqlite3.h>

struct store {
  sqlite3 *db;
  char path[256];
  char why[STORE_WHY];
  int claim; /* a file that is held as long as the store is, or -1 */
};

/* Notes what went wrong, with SQLite's own words; always false. */
bool store_fault(struct store *store, const char *what);
bool store_run(struct store *store, const char *sql);
/* Begins a transaction, or goes on with the one that is open. */
bool store_begin(struct store *store);
/* Keeps what was saved, or takes all of it back; gives whether it is kept. */
bool store_end(struct store *store, bool saved);
bool store_check_version(struct store *store);
/* The tables and views, into an empty file. */
bool store_write_schema(struct store *store);

/* The views of views.sql, for this connection alone; those that a file brings are never asked. */
bool store_make_views(struct store *store);
/* One that is asked again and again stands as a table from now on, with an index of its first column. */
bool store_keep_view(struct store *store, const char *view);

struct statement;

/* A value of a statement: what stands for its ?, or in a column. */
struct field {
  enum { FIELD_TEXT, FIELD_PATH, FIELD_WHOLE, FIELD_REAL, FIELD_BYTES, FIELD_CASE, FIELD_FORM } kind;
  const void *at; /* NULL is NULL */
  int64_t whole;  /* or how many bytes */
  double real;    /* not a number is NULL */
  const struct form *form;
  enum number_style style; /* of a case's numbers */
};
static inline struct field of_text(const char *text) { return (struct field){.at = text}; }
/* NULL for "". */
static inline struct field of_note(const char *text) {
  return (struct field){.at = text != NULL && *text != '\0' ? text : NULL};
}
/* The bytes as they are: a path may hold what a terminal would obey, and must. */
static inline struct field of_path(const char *path) {
  return (struct field){.kind = FIELD_PATH, .at = path};
}
static inline struct field of_whole(int64_t whole) {
  return (struct field){.kind = FIELD_WHOLE, .whole = whole};
}
static inline struct field of_count(uint64_t count) { return of_whole((int64_t)count); }
static inline struct field
of_case(const struct form *form, const union number *numbers, enum number_style style) {
  return (struct field){.kind = FIELD_CASE, .at = numbers, .form = form, .style = style};
}
static inline struct field of_form(const struct form *form) {
  return (struct field){.kind = FIELD_FORM, .form = form};
}
static inline struct field of_real(double real) { return (struct field){.kind = FIELD_REAL, .real = real}; }
#define FIELDS(...)                                                                                          \
  (const struct field[]){__VA_ARGS__}, sizeof((const struct field[]){__VA_ARGS__}) / sizeof(struct field)

struct statement *statement_new(struct store *store, const char *sql);
struct statement *
statement_with(struct store *store, const char *sql, const struct field *value, unsigned count);
/* Writes rows of a table, whose values come in the order of its columns. */
struct statement *statement_insert(struct store *store, const char *table);
/* Runs the statement with these values, and begins again; from any thread. */
void statement_put(struct statement *s, const struct field *value, unsigned count);
#define STATEMENT_PUT(s, ...) statement_put(s, FIELDS(__VA_ARGS__))

/* Reads rows; texts last until the next. */
bool statement_row(struct statement *s);
int64_t statement_integer(struct statement *s, int column);
double statement_real(struct statement *s, int column);      /* not a number for NULL */
const char *statement_text(struct statement *s, int column); /* "" for NULL */
/* Ends it: whether all was read or written. */
bool statement_end(struct statement *s);

/* One statement from its beginning to its end, with values, or with `text` for ?1. `store_says`: whether the
 * first column of its first row is there, and not 0. `store_print`: the first column of each row, a line
 * each. */
bool store_put(struct store *store, const char *sql, const struct field *value, unsigned count);
bool store_says(struct store *store, const char *sql, const char *text);
bool store_print(struct store *store, FILE *out, const char *sql, const char *text);

/* Tests that are not built in, as processes; and their diagnoses. */
bool store_write_subjects(struct store *store, const struct store_campaign *campaign);
struct summaries;
bool store_write_diagnoses(struct store *store, const struct summaries *summaries);
/* Notes that a test is not to be had, and how it was brought when the store was made. */
void store_fault_unknown_test(struct store *store, const char *id);
/* Cells, steps and sightings; and what they come to, spelled out. */
bool store_write_counts(struct store *store, const struct tally *tally);
bool store_write_tally(struct store *store, const struct tally *tally);

/* What a store must be before a word of it is believed: its own file with nothing beside it that is not, the
 * schema of this graze and nothing more, no damage, no text that a terminal would obey, and the digest of
 * what was saved, once it is finished. */
/* Asked before SQLite opens a file: it follows links, rolls back a journal or removes it at once, and reads
 * names that begin with "file:" in its own way. Gives the path without links, of a store or, where it may
 * begin, of an empty file or none; false when it is something else, or has files beside it that are not its
 * own. */
bool store_resolve(struct store *store, const char *path, bool may_begin, char resolved[PATH_MAX]);
/* Path and ending in one, from the root on; false when it is too long, or its folder is not there. */
bool store_beside(const char *path, const char *ending, char absolute[PATH_MAX]);
bool store_check_seal(struct store *store);
/* Of a store that something else than graze has changed; for tests of what lies behind the seal. */
bool store_seal_file(const char *path);

#endif
