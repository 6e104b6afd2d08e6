/* reseal STORE: makes a store that a test changed by hand look as if graze had saved it so. */
#include "store/seal.h"

#include <stdio.h>

int main(int count, char **word) {
  struct store store = {.path = ""};
  const bool sealed = count == 2 && sqlite3_open(word[1], &store.db) == SQLITE_OK && store_seal(&store);
  if (!sealed)
    fprintf(stderr, "reseal: %s\n", store.why);
  sqlite3_close(store.db);
  return sealed ? 0 : 1;
}
