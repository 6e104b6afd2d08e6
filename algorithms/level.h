/* Instruction levels: the same files are compiled for each, and a run picks the best the machine has. */
#ifndef GRAZE_LEVEL_H
#define GRAZE_LEVEL_H

#include <stdbool.h>

enum level {
  LEVEL_BASE, /* what the compiler gives without asking: SSE2 on x86-64 */
  LEVEL_V3,   /* x86-64-v3: AVX2, FMA (contraction stays off) */
  LEVEL_V4,   /* x86-64-v4: AVX-512 */
  LEVELS
};

/* The best level that was built and that this machine has; GRAZE_LEVEL=base|v3|v4 in the environment lowers
 * it. */
enum level level_best(void);
bool level_available(enum level level);
const char *level_name(enum level level);

/* What an array by level begins with: a thing and those of its name for each level, as leveled.h names them.
 * A level that was not built has the plain one. */
#ifdef GRAZE_HAS_v3
#define AT_V3(thing) thing##_v3
#else
#define AT_V3(thing) thing
#endif
#ifdef GRAZE_HAS_v4
#define AT_V4(thing) thing##_v4
#else
#define AT_V4(thing) thing
#endif
#define AT_LEVELS(thing)                                                                                     \
  { [LEVEL_BASE] = thing, [LEVEL_V3] = AT_V3(thing), [LEVEL_V4] = AT_V4(thing) }

#endif
