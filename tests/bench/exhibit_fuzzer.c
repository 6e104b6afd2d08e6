/* Plain libFuzzer on one exhibit, whose file is compiled for coverage: EXHIBIT is its id. Prints the runs and
 * seconds until it is plainly wrong, or a dash after SECONDS. */
#include "exhibit.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static uint64_t runs;
  static double start;
  static const struct registry_entry *entry;
  if (runs++ == 0) {
    start = exhibit_now();
    entry = registry_find(EXHIBIT);
  }
  if (entry == NULL)
    abort();
  if (runs % 1024 == 0 && exhibit_now() - start > SECONDS) {
    puts("-");
    fflush(stdout);
    _exit(EXIT_SUCCESS);
  }
  if (exhibit_wrong_bytes(entry, data, size)) {
    printf("%llu %.9f\n", (unsigned long long)runs, exhibit_now() - start);
    fflush(stdout);
    _exit(EXIT_SUCCESS);
  }
  return 0;
}
