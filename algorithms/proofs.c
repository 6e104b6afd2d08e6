#include "proofs.h"

#include <string.h>

extern const char graze_proved[];

const char *proofs_begin(void) { return graze_proved; }

bool proofs_next(const char **at, const char *test, struct proof *proof) {
  char *const fields[] = {proof->test, proof->claim, proof->within, proof->level, proof->tool, proof->detail};
  while (table_next(at, fields, sizeof fields / sizeof fields[0]))
    if (test == NULL || strcmp(proof->test, test) == 0)
      return true;
  return false;
}

bool proof_holds(const struct proof *proof) { return strcmp(proof->level, "proved") == 0; }
