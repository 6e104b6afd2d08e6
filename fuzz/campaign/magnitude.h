/* How large the numbers of a case are, roughly. Other things go wrong among huge and tiny numbers than
 * elsewhere, and others again where sums overflow.
 */
#ifndef GRAZE_MAGNITUDE_H
#define GRAZE_MAGNITUDE_H

#include "generate/generate.h"

enum magnitude { MAGNITUDE_ORDINARY, MAGNITUDE_FAR, MAGNITUDE_LIMITS };

/* By the family; cases that no family has drawn (FAMILIES) are told apart by their numbers. */
enum magnitude magnitude_of(enum family family, const struct form *form, const union number *numbers);

#endif
