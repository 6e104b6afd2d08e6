/* Compilers as subjects: the tests of floats once more, from the same files, under flags that this project
 * does not use: contraction into fused multiply-adds, and the x87 unit with its long registers.
 */
#ifndef GRAZE_VARIANT_H
#define GRAZE_VARIANT_H

#include "registry.h"

/* One test under other flags. */
struct variant {
  const char *stem, *compiler, *flags; /* "quadrant_js", "gcc 12.2.0", "-mfpmath=387" */
  algorithm_batch *const *batch;
};

size_t variant_count(void);
const struct variant *variant_at(size_t index);
/* Whether this machine has the instructions; a variant that it has not is not to be called. */
bool variant_available(const struct variant *variant);

/* What the flags change, over cases near touching. Wrong: judged by the contract of the test's code. */
struct variant_result {
  unsigned cases, changed;
  unsigned wrong_before, wrong; /* without the flags, and with them */
};

/* False when there is no memory. */
bool variant_try(const struct variant *variant, struct variant_result *result);

#endif
