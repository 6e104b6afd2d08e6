/* What the readers of a model share: the store, room for texts, arrays that grow, words that must be known.
 */
#ifndef GRAZE_READING_H
#define GRAZE_READING_H

#include "model.h"
#include "statement.h"

struct reading {
  struct store *store;
  struct model *model;
  struct statement *s; /* of the table at hand */
  const char *table;
  bool failed;
};

/* Calls `take` for each row of the query until one fails; false at a fault. */
typedef void take_row(struct reading *reading);
bool read_rows(struct reading *reading, const char *table, const char *sql, take_row *take);

/* Room for one more element of an array of `count`, cleared; NULL, and the reading has failed, without
 * memory.
 */
void *read_one_more(struct reading *reading, void *array, size_t *count, size_t size);
/* A copy that lasts as long as the model. */
const char *read_keep(struct reading *reading, const char *text);
const void *read_keep_bytes(struct reading *reading, const void *bytes, size_t count);
/* Columns of the row at hand. */
const char *read_text(struct reading *reading, int column);
uint64_t read_count(struct reading *reading, int column);
size_t read_test(struct reading *reading, int column);
enum relation read_relation(struct reading *reading, int column);
enum answer read_answer(struct reading *reading, int column);
enum outcome read_outcome(struct reading *reading, int column);
enum cause read_cause(struct reading *reading, int column);
/* The row is not one that this graze understands: says which, with the word that was found. */
void read_fault(struct reading *reading, int column, const char *expected);

bool read_campaign(struct reading *reading);
bool read_findings(struct reading *reading);
bool read_counts(struct reading *reading);
bool read_survey(struct reading *reading);
bool read_evidence(struct reading *reading);

#endif
