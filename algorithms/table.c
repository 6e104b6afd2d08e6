#include "table.h"

#include <stdio.h>
#include <string.h>

/* Up to the bar or the line's end, without the spaces around it; the place behind the bar. */
static const char *take_field(const char *at, char *field) {
  const size_t length = strcspn(at, "|\n");
  size_t first = 0, last = length;
  while (first < last && at[first] == ' ')
    first++;
  while (last > first && at[last - 1] == ' ')
    last--;
  snprintf(field, TABLE_FIELD, "%.*s", (int)(last - first), at + first);
  return at + length + (at[length] == '|');
}

bool table_next(const char **at, char *const *field, unsigned fields) {
  while (**at == '#' || **at == '\n') {
    *at += strcspn(*at, "\n");
    *at += **at == '\n';
  }
  if (**at == '\0')
    return false;
  for (unsigned k = 0; k < fields; k++)
    *at = take_field(*at, field[k]);
  *at += strcspn(*at, "\n");
  return true;
}
