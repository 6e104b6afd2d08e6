/* From a sketch to the columns of a form: layouts, scale, nudges and type. */
#ifndef GRAZE_WRITE_H
#define GRAZE_WRITE_H

#include "sketch.h"

/* Writes the run into the columns from `row` on; the sketch is not read where the family has none. */
typedef void write_run_function(enum family family,
                                const struct form *form,
                                const struct sketch *sketch,
                                const struct dictionary *dictionary,
                                struct dice *dice,
                                void *const *columns,
                                size_t row);

#endif
