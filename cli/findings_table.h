/* What a store has found, for a terminal. */
#ifndef GRAZE_FINDINGS_TABLE_H
#define GRAZE_FINDINGS_TABLE_H

#include "model.h"

/* An entry a defect: in one sentence, with its plainest case; how many places more it was met at, or, of one
 * test (MODEL_NONE: of all), all of them. Then what the tests that were brought come to, and how to go on. */
void findings_print(const struct model *model, long test);

#endif
