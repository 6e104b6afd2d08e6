/* The columns of the verdict table: all writers walk them, in this order. */
#ifndef GRAZE_COLUMNS_H
#define GRAZE_COLUMNS_H

#include "field.h"
#include "words.h"

/* A row, and room for what has to be worked out. */
struct column_row {
  const struct model *model;
  const struct model_row *row;
  char words[WORDS];
  const char *text;
  uint64_t count;
  double real;
};

/* How a page shows a column, if it does. */
enum column_show {
  SHOW_NOT,
  SHOW_TEST,
  SHOW_SENTENCE,
  SHOW_EVIDENCE,
  SHOW_WRONG, /* `which` is the outcome */
  SHOW_FINDINGS,
  SHOW_CONTRACT,
  SHOW_JUDGED,
  SHOW_SPEED
};

struct column {
  const char *csv;   /* its name in report.csv; NULL: not there */
  const char *group; /* the object of report.json in which it stands; NULL: in the row itself */
  const char *json;  /* its name there */
  enum field_kind kind;
  const void *(*get)(struct column_row *row, size_t which);
  size_t which;
  enum column_show show;
  const char *title; /* on a page */
};
extern const struct column COLUMN[];
extern const unsigned COLUMNS;

/* Where the value stands, for field.h; until the next one is asked for. */
const void *column_value(const struct column *column, struct column_row *row);

#endif
