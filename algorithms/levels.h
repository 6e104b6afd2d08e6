/* The reference's batch loop for each instruction level. */
#ifndef GRAZE_LEVELS_H
#define GRAZE_LEVELS_H

#include "level.h"
#include "reference/reference.h"

reference_batch_function *levels_reference(enum level level);

#endif
