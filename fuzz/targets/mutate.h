/* Changes to a case that know what its numbers mean: one step of a fuzzer that understands geometry. */
#ifndef GRAZE_MUTATE_H
#define GRAZE_MUTATE_H

#include "bytes.h"

/* One change, chosen by the seed. */
void mutate_case(const struct subject_forms *forms, struct test_case *c, uint32_t seed);
/* A shape or an axis of the other case in place of one's own. */
void mutate_cross(struct test_case *c, const struct test_case *other, uint32_t seed);

#endif
