#include "levels.h"

reference_batch_function reference_batch_v3, reference_batch_v4;

reference_batch_function *levels_reference(enum level level) {
  static reference_batch_function *const REFERENCE[LEVELS] = AT_LEVELS(reference_batch);
  return REFERENCE[level];
}
