/* SQLite, as the store's files and the reader of reports use it. A statement that could not be made, or that
 * failed, goes on as one without rows; statement_end then says false and the store says why.
 */
#ifndef GRAZE_STATEMENT_H
#define GRAZE_STATEMENT_H

#include "record.h"
#include "store.h"

#include <sqlite3.h>

struct store {
  sqlite3 *db;
  char path[256];
  char why[STORE_WHY];
  int claim; /* a file that is held as long as the store is, or -1 */
};

/* Notes what went wrong, with SQLite's own words; always false. */
bool store_fault(struct store *store, const char *what);
/* Notes that a word is none that this graze understands; always false. */
bool store_refuse(struct store *store, const char *table, const char *found, const char *expected);
bool store_run(struct store *store, const char *sql);
/* Begins a transaction, or goes on with the one that is open. */
bool store_begin(struct store *store);
/* Keeps what was saved, or takes all of it back; gives whether it is kept. */
bool store_end(struct store *store, bool saved);
bool store_check_version(struct store *store);
bool store_set_version(struct store *store);

struct statement;

struct statement *statement_new(struct store *store, const char *sql);
/* Values are bound from the first on; statement_done runs the statement and begins again. */
void statement_bind_integer(struct statement *s, int64_t value);
void statement_bind_real(struct statement *s, double value);
void statement_bind_text(struct statement *s, const char *text); /* NULL is NULL */
/* As it is, whatever its bytes. */
void statement_bind_path(struct statement *s, const char *path);
void statement_bind_blob(struct statement *s, const void *bytes, size_t count);
void statement_done(struct statement *s);
bool statement_row(struct statement *s);
int64_t statement_integer(struct statement *s, int column);
double statement_real(struct statement *s, int column);      /* not a number for NULL */
const char *statement_text(struct statement *s, int column); /* "" for NULL */
const void *statement_blob(struct statement *s, int column, size_t *bytes);
/* store_refuse of the row at hand: there are no more. */
void statement_refuse(struct statement *s, int column, const char *table, const char *expected);

/* Tests that are not built in. */
bool store_write_subjects(struct store *store, const struct store_campaign *campaign);
/* Notes that a test is not to be had, and how it was brought when the store was made. */
void store_fault_unknown_test(struct store *store, const char *id);
/* Cells, steps and sightings. */
bool store_write_counts(struct store *store, const struct tally *tally);

#endif
