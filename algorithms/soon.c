#include "soon.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const char graze_soon[];

static double number_or_none(const char *text) {
  char *end;
  const double number = strtod(text, &end);
  return end == text ? NAN : number;
}

enum { STOOD = 1, RACES, MEASURED = RACES + 2 * RACERS, FIELDS };

bool soon_of(const char *test, struct soon *soon) {
  char text[FIELDS][TABLE_FIELD], *field[FIELDS];
  for (unsigned k = 0; k < FIELDS; k++)
    field[k] = text[k];
  const char *at = graze_soon;
  do
    if (!table_next(&at, field, FIELDS))
      return false;
  while (strcmp(text[0], test) != 0);
  snprintf(soon->stood, sizeof soon->stood, "%s", strcmp(text[STOOD], "-") == 0 ? "" : text[STOOD]);
  snprintf(soon->measured, sizeof soon->measured, "%s", text[MEASURED]);
  for (unsigned r = 0; r < RACERS; r++) {
    soon->racer[r].cases = number_or_none(text[RACES + 2 * r]);
    soon->racer[r].seconds = number_or_none(text[RACES + 2 * r + 1]);
  }
  return true;
}
