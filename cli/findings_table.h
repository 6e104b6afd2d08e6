/* What a store has found, for a terminal. */
#ifndef GRAZE_FINDINGS_TABLE_H
#define GRAZE_FINDINGS_TABLE_H

#include "store/store.h"

/* An entry a defect: in one sentence, with its plainest case; how many places more it was met at, or, of one
 * test (NULL: of all), all of them. Then what the tests that were brought come to, and how to go on. `path`
 * is the store's. False when it cannot be read. */
bool findings_print(struct store *store, const char *path, const char *test);

#endif
