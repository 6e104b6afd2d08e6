#include "level.h"

#include <stdlib.h>
#include <string.h>

static const char *const LEVEL[LEVELS] = {"base", "v3", "v4"};

const char *level_name(enum level level) { return LEVEL[level]; }

bool level_available(enum level level) {
  switch (level) {
#ifdef GRAZE_HAS_v3
  case LEVEL_V3:
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
#ifdef GRAZE_HAS_v4
  case LEVEL_V4:
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw");
#endif
  default:
    return level == LEVEL_BASE;
  }
}

enum level level_best(void) {
  const char *wanted = getenv("GRAZE_LEVEL");
  enum level best = LEVEL_BASE;
  for (unsigned l = LEVEL_BASE; l < LEVELS; l++) {
    if (level_available((enum level)l))
      best = (enum level)l;
    if (wanted != NULL && strcmp(wanted, LEVEL[l]) == 0)
      break;
  }
  return best;
}
