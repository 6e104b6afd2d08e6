/* Rows of comma-separated numbers, read as a stream: constant memory, and faults told with line and field.
 *
 * Commas, optional double quotes around a field, LF or CRLF, an optional byte-order mark. No line breaks in
 * fields.
 */
#ifndef GRAZE_CSV_H
#define GRAZE_CSV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { CSV_LINE = 1 << 16, CSV_FIELDS = 64, CSV_WHY = 300 };

struct csv {
  FILE *file;
  unsigned long line; /* of the row last read, or of the fault; 1 is the first */
  unsigned fields;
  char *field[CSV_FIELDS]; /* of the row last read */
  char text[CSV_LINE];
};

enum csv_status { CSV_ROW, CSV_END, CSV_FAULT };

void csv_open(struct csv *csv, FILE *file);
/* The next row; empty lines are passed over. At a fault `why` (CSV_WHY bytes) says what was found and
 * expected. */
enum csv_status csv_next(struct csv *csv, char *why);

#endif
