/* graze verify on vectors.json: a test against the cases of its form. */
#ifndef GRAZE_VERIFY_VECTORS_H
#define GRAZE_VERIFY_VECTORS_H

#include "algorithm.h"

/* Returns an exit code: EXIT_DISAGREEMENT when the test is wrong on a case, or the file about a relation. */
int verify_vectors(const struct algorithm *algorithm, const char *path, bool json);

#endif
