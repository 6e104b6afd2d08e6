#include "level.h"

#include <stdlib.h>
#include <string.h>

const char *level_name(enum level level) { return level == LEVEL_V3 ? "v3" : "base"; }

bool level_available(enum level level) {
#ifdef GRAZE_HAS_v3
  if (level == LEVEL_V3)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
  return level == LEVEL_BASE;
}

enum level level_best(void) {
  const char *wanted = getenv("GRAZE_LEVEL");
  const bool lowered = wanted != NULL && strcmp(wanted, level_name(LEVEL_BASE)) == 0;
  return !lowered && level_available(LEVEL_V3) ? LEVEL_V3 : LEVEL_BASE;
}
