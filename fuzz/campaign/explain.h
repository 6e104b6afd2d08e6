/* Which numbers of a smallest case matter: how far each may move, the others as they are, while the failure
 * stays. */
#ifndef GRAZE_EXPLAIN_H
#define GRAZE_EXPLAIN_H

#include "shrink.h"

/* For column k of a shrunk case: the interval around its number over which the failure persists, the other
 * numbers as they are. Found by doubling steps and bisection, so it is the stretch that is connected to the
 * number. */
void failure_interval(const struct failure *failure,
                      const union number *numbers,
                      unsigned k,
                      union number *low,
                      union number *high);

#endif
