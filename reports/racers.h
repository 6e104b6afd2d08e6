/* How soon a mistake was plain to see, as the store tells it: for the table and the picture. */
#ifndef GRAZE_RACERS_H
#define GRAZE_RACERS_H

#include "model.h"

#include "tables.h"

const char *racer_name(enum racer racer);
/* Not a number: it was not found. */
double soon_seconds(const struct stored_soon *soon, enum racer racer);
double soon_cases(const struct stored_soon *soon, enum racer racer);
/* For how many days it stood, as far as is known; not a number: it is not known. */
double soon_days(const struct stored_soon *soon, bool *at_least);

#endif
