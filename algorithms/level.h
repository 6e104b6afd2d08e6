/* Instruction levels: the same files are compiled for each, and a run picks the best the machine has. */
#ifndef GRAZE_LEVEL_H
#define GRAZE_LEVEL_H

#include <stdbool.h>

enum level {
  LEVEL_BASE, /* what the compiler gives without asking: SSE2 on x86-64 */
  LEVEL_V3,   /* x86-64-v3: AVX2, FMA (contraction stays off) */
  LEVELS
};

/* The best level that was built and that this machine has; GRAZE_LEVEL=base in the environment lowers it. */
enum level level_best(void);
bool level_available(enum level level);
const char *level_name(enum level level);

/* Files that are compiled once for each level have the level in their functions' names; the plain one has the
 * plain name. */
#ifdef GRAZE_LEVEL_NAME
#define LEVELED_JOIN_(name, level) name##_##level
#define LEVELED_JOIN(name, level) LEVELED_JOIN_(name, level)
#define LEVELED(name) LEVELED_JOIN(name, GRAZE_LEVEL_NAME)
#else
#define LEVELED(name) name
#endif

/* What an array by level begins with: a thing, and that of its name for each level. A level that was not
 * built has the plain one. */
#ifdef GRAZE_HAS_v3
#define AT_LEVELS(thing)                                                                                     \
  { [LEVEL_BASE] = thing, [LEVEL_V3] = thing##_v3 }
#else
#define AT_LEVELS(thing)                                                                                     \
  { [LEVEL_BASE] = thing, [LEVEL_V3] = thing }
#endif

#endif
