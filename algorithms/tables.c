#include "tables.h"

#include <stdio.h>
#include <string.h>

extern const char graze_proved[], graze_soon[], graze_diagnoses[];

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

/* The fields of the next row from `*at` on, which is moved behind it, TABLE_FIELD bytes each; those that are
 * missing are empty. False at the end. */
static bool table_next(const char **at, char *const *field, unsigned fields) {
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

const char *proofs_begin(void) { return graze_proved; }

bool proofs_next(const char **at, const char *test, struct proof *proof) {
  char *const fields[] = {proof->test, proof->claim, proof->within, proof->level, proof->tool, proof->detail};
  while (table_next(at, fields, sizeof fields / sizeof fields[0]))
    if (test == NULL || strcmp(proof->test, test) == 0)
      return true;
  return false;
}

/* The first row whose first field is the test. */
static bool row_of(const char *table, const char *test, char *const *field, unsigned fields) {
  while (table_next(&table, field, fields))
    if (strcmp(field[0], test) == 0)
      return true;
  return false;
}

bool soon_of(const char *test, char text[SOON_FIELDS][TABLE_FIELD]) {
  char *field[SOON_FIELDS];
  for (unsigned k = 0; k < SOON_FIELDS; k++)
    field[k] = text[k];
  return row_of(graze_soon, test, field, SOON_FIELDS);
}

bool diagnosis_of(const char *test, char words[TABLE_FIELD]) {
  char id[TABLE_FIELD];
  return row_of(graze_diagnoses, test, (char *const[]){id, words}, 2);
}
