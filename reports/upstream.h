/* What one could send to those who keep a test that is wrong. */
#ifndef GRAZE_UPSTREAM_H
#define GRAZE_UPSTREAM_H

#include "model.h"

#include <stdio.h>

/* False when nothing is wrong with the test. */
bool write_upstream(FILE *out, const struct model *model, size_t test);

#endif
