/* Rows of cases with what is claimed of them, read from CSV: the columns are found by name. */
#ifndef GRAZE_ROWS_H
#define GRAZE_ROWS_H

#include "algorithm.h"
#include "csv.h"

enum { ROWS_WHY = 600 };

struct rows {
  const struct algorithm *algorithm;
  const char *file; /* its name, for messages */
  unsigned columns; /* of the header */
  int input[FORM_MAX_COLUMNS];
  int hit, relation, family, ub; /* a column, or -1; family and ub are passed over */
  struct csv csv;                /* csv.line is the line of the row last read */
};

/* One row. What has no column holds its first value. */
struct row {
  union number numbers[FORM_MAX_COLUMNS];
  enum answer hit;
  enum relation relation;
};

/* Reads the header. At a fault `why` (ROWS_WHY bytes) says file, line, field, what was found and expected. */
bool rows_open(struct rows *rows, const struct algorithm *algorithm, const char *name, FILE *file, char *why);
enum csv_status rows_next(struct rows *rows, struct row *row, char *why);

#endif
