/* What libFuzzer, AFL++ and the replay program call. */
#ifndef GRAZE_TARGET_H
#define GRAZE_TARGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A property that does not hold: ClusterFuzz takes the first line for the state of a crash, and compares it
 * exactly for the sake of the words "FuzzerHash=". */
static inline void require(bool holds, const char *what) {
  if (holds)
    return;
  fprintf(stderr, "Assertion failure: FuzzerHash=%s\n", what);
  abort();
}

#endif
