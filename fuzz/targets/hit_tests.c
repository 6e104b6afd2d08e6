/* Property: every test of one pair and type (GRAZE_TARGET_PAIR, GRAZE_TARGET_TYPE) answers as the reference
 * says, but for its known defects. */
#include "differential.h"
#include "mutate.h"
#include "target.h"

#include <stdio.h>
#include <stdlib.h>

/* A test beside those of the registry, for the tests of this target. */
extern const struct registry_entry graze_extra_test __attribute__((weak));

/* The interface has no context: this is made once and lives as long as the process. */
static struct differential *differential;
#ifdef GRAZE_LIBFUZZER
static bool plain_only; /* libFuzzer's own mutations */
#endif

static void write_log(void) {
  const char *log = getenv("GRAZE_LOG");
  if (log != NULL && !differential_write(differential, log))
    fprintf(stderr, "graze: the disagreements are not logged\n");
  differential_free(differential);
  differential = NULL;
}

static void start(void) {
  if (differential != NULL)
    return;
  const struct registry_entry *extra = &graze_extra_test;
  differential = differential_new(GRAZE_TARGET_PAIR, GRAZE_TARGET_TYPE, getenv("GRAZE_LOG") != NULL, extra);
  if (differential == NULL || atexit(write_log) != 0) {
    fprintf(stderr, "graze: no memory\n");
    exit(2);
  }
#ifdef GRAZE_LIBFUZZER
  plain_only = getenv("GRAZE_PLAIN_MUTATIONS") != NULL;
#endif
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  start();
  const struct test_case decoded = bytes_decode(differential_forms(differential), data, size);
  differential_try(differential, &decoded);
  return 0;
}

#ifdef GRAZE_LIBFUZZER
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *data1,
                                 size_t size1,
                                 const uint8_t *data2,
                                 size_t size2,
                                 uint8_t *out,
                                 size_t max_out_size,
                                 unsigned int seed);

/* One in eight is libFuzzer's own, for what nobody has thought of. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed) {
  start();
  if (plain_only || seed % 8 == 0)
    return LLVMFuzzerMutate(data, size, max_size);
  struct test_case decoded = bytes_decode(differential_forms(differential), data, size);
  for (unsigned k = 0; k <= seed / 8 % 3; k++)
    mutate_case(differential_forms(differential), &decoded, seed + k * 0x9e3779b9U);
  const size_t encoded = bytes_encode(&decoded, data, max_size);
  return encoded > 0 ? encoded : LLVMFuzzerMutate(data, size, max_size);
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *data1,
                                 size_t size1,
                                 const uint8_t *data2,
                                 size_t size2,
                                 uint8_t *out,
                                 size_t max_out_size,
                                 unsigned int seed) {
  start();
  struct test_case one = bytes_decode(differential_forms(differential), data1, size1);
  const struct test_case other = bytes_decode(differential_forms(differential), data2, size2);
  mutate_cross(&one, &other, seed);
  return bytes_encode(&one, out, max_out_size);
}
#endif
