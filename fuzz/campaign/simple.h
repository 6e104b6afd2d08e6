/* The simplest cases of a form: a few thousand small whole numbers, then larger ones and, for floats, tenths,
 * then small cases that touch. Always the same, and drawn and judged once for all findings of a form.
 */
#ifndef GRAZE_SIMPLE_H
#define GRAZE_SIMPLE_H

#include "block.h"

struct simple;

/* NULL when there is no memory. */
struct simple *simple_new(enum level level);
void simple_free(struct simple *simple);

enum { SIMPLE_LOTS = 10 };
/* A lot with its truths, the simplest first; NULL where the type has none. Its answers are the caller's to
 * fill. */
struct block *simple_lot(struct simple *simple, const struct form *form, unsigned lot);
/* The lots of cases that touch come last: chance alone does not meet these. */
bool simple_lot_touches(unsigned lot);

#endif
