#include "levels.h"

#ifdef GRAZE_HAS_v3
reference_batch_function reference_batch_v3;
#endif
#ifdef GRAZE_HAS_v4
reference_batch_function reference_batch_v4;
#endif

reference_batch_function *levels_reference(enum level level) {
  switch (level) {
#ifdef GRAZE_HAS_v3
  case LEVEL_V3:
    return reference_batch_v3;
#endif
#ifdef GRAZE_HAS_v4
  case LEVEL_V4:
    return reference_batch_v4;
#endif
  default:
    return reference_batch;
  }
}
