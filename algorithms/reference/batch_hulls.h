/* The hulls of a batch: the part of batch.c that is a file of its own. */
#ifndef GRAZE_BATCH_HULLS_H
#define GRAZE_BATCH_HULLS_H

#include "leveled.h"
#include "work_template.h"

enum { CORNERS = 4 }; /* the most of a shape that it takes */

#define DECIDE_HULLS LEVELED(reference_hulls)
void DECIDE_HULLS(const struct work *work);

#endif
