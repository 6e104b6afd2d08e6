/* What libFuzzer, AFL++ and the replay program call. */
#ifndef GRAZE_TARGET_H
#define GRAZE_TARGET_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
