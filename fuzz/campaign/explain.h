/* Which numbers of a smallest case matter: how far each may move, the others as they are, while the failure
 * stays. */
#ifndef GRAZE_EXPLAIN_H
#define GRAZE_EXPLAIN_H

#include "shrink.h"

/* Over which values of one number a case stays wrong, the others as they are. */
struct interval {
  union number low, high;
};

/* One for each number of a shrunk case: the stretch about it over which the failure persists and that is
 * connected to it, as doubling steps and bisection tell. */
void failure_intervals(const struct failure *failure, const union number *numbers, struct interval *interval);

#endif
