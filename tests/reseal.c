/* reseal STORE: makes a store that a test changed by hand look as if graze had saved it so. */
#include "store/statement.h"

#include <stdio.h>

int main(int count, char **word) {
  if (count == 2 && store_seal_file(word[1]))
    return 0;
  fprintf(stderr, "reseal: %s cannot be sealed\n", count == 2 ? word[1] : "nothing");
  return 1;
}
