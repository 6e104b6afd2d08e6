/* 32-bit arithmetic that wraps, as Java and C# define it and as x86 does it, written so that C defines it
 * too. */
#ifndef GRAZE_WRAP_H
#define GRAZE_WRAP_H

#include <stdint.h>

static inline int32_t wrap_add(int32_t a, int32_t b) { return (int32_t)((uint32_t)a + (uint32_t)b); }
static inline int32_t wrap_sub(int32_t a, int32_t b) { return (int32_t)((uint32_t)a - (uint32_t)b); }
static inline int32_t wrap_mul(int32_t a, int32_t b) { return (int32_t)((uint32_t)a * (uint32_t)b); }

#endif
