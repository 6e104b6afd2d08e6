/* Tables that are kept as text and embedded: a row a line, fields between bars, lines that begin with # left
 * out. */
#ifndef GRAZE_TABLE_H
#define GRAZE_TABLE_H

#include <stdbool.h>

enum { TABLE_FIELD = 256 };

/* The fields of the next row from `*at` on, which is moved behind it, TABLE_FIELD bytes each; those that are
 * missing are empty. False at the end. */
bool table_next(const char **at, char *const *field, unsigned fields);

#endif
