/* Reading a model: a store's tables, whose texts last as long as the model. */
#ifndef GRAZE_READING_H
#define GRAZE_READING_H

#include "model.h"
#include "store/statement.h"

struct reader {
  struct store *store;
  struct model *model;
  bool failed;
};

/* Adds the rows of a table to an array of `count`; `array` is where its pointer stands. Tests of the rows are
 * found in the model. False at a fault. */
bool read_rows(struct reader *reader, const struct record *record, void *array, size_t *count);
/* All of MODEL_TABLES. */
bool read_tables(struct reader *reader);
/* What the rows came to on everyday numbers. */
bool read_everyday(struct reader *reader);

#endif
