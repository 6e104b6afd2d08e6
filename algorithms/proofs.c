#include "proofs.h"

#include <stdio.h>
#include <string.h>

extern const char graze_proved[];

const char *proofs_begin(void) { return graze_proved; }

/* Up to the bar or the line's end, without the spaces around it; the place behind the bar. */
static const char *take_field(const char *at, char field[PROOF_TEXT]) {
  const size_t length = strcspn(at, "|\n");
  size_t first = 0, last = length;
  while (first < last && at[first] == ' ')
    first++;
  while (last > first && at[last - 1] == ' ')
    last--;
  snprintf(field, PROOF_TEXT, "%.*s", (int)(last - first), at + first);
  return at + length + (at[length] == '|');
}

static bool next_line(const char **at, struct proof *proof) {
  while (**at == '#' || **at == '\n') {
    *at += strcspn(*at, "\n");
    *at += **at == '\n';
  }
  if (**at == '\0')
    return false;
  char *const fields[] = {proof->test, proof->claim, proof->within, proof->level, proof->tool, proof->detail};
  for (unsigned k = 0; k < sizeof fields / sizeof fields[0]; k++)
    *at = take_field(*at, fields[k]);
  *at += strcspn(*at, "\n");
  return true;
}

bool proofs_next(const char **at, const char *test, struct proof *proof) {
  while (next_line(at, proof))
    if (test == NULL || strcmp(proof->test, test) == 0)
      return true;
  return false;
}

bool proof_holds(const struct proof *proof) { return strcmp(proof->level, "proved") == 0; }
