/* The floating-point environment that the program gives itself in each of its threads: the one that
 * reference.h asks for, whatever a library has made of it that was loaded before. */
#ifndef GRAZE_ENVIRONMENT_H
#define GRAZE_ENVIRONMENT_H

#include "reference/reference.h"

#include <fenv.h>

static inline void environment_set(void) {
#ifndef __wasm__ /* which has no other */
  fesetenv(FE_DFL_ENV);
#endif
}

/* After a test, which may have changed it for those that are asked next. */
static inline void environment_mend(void) {
  if (!reference_environment_holds())
    environment_set();
}

#endif
