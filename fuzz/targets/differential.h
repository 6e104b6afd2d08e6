/* Every test of a pair and type against the reference, one case at a time.
 *
 * Two modes. Stop: a disagreement that no known defect covers is told on standard error, and the process
 * aborts. Gather: all disagreements are kept, to be written to a store.
 */
#ifndef GRAZE_DIFFERENTIAL_H
#define GRAZE_DIFFERENTIAL_H

#include "bytes.h"

struct differential;

/* `extra`: a test beside those of the registry, or NULL. NULL when there is no memory. */
struct differential *
differential_new(enum pair pair, enum number_type type, bool gather, const struct registry_entry *extra);
void differential_free(struct differential *d);
const struct subject_forms *differential_forms(const struct differential *d);

/* Puts one case to all tests of its form. */
void differential_try(struct differential *d, const struct test_case *c);
/* Writes what was gathered to a store that is not there yet; false after saying why on standard error. */
bool differential_write(const struct differential *d, const char *path);

#endif
