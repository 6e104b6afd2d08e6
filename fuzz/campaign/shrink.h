/* From a failing case to the smallest that fails alike: same outcome, same place, same definedness.
 *
 * Works from answers alone, for any subject; burden.h says what small means. The result is locally minimal:
 * no single step of the shrinker makes it smaller, and it shrinks to itself.
 */
#ifndef GRAZE_SHRINK_H
#define GRAZE_SHRINK_H

#include "failure.h"
#include "simple.h"

/* Makes the numbers smaller in place. */
void shrink_case(const struct failure *failure, union number *numbers, struct simple *simple);

#endif
