/* How soon a test was plainly wrong, by whom: the table that scripts/bench museum writes
 * (published/soon.txt), embedded. */
#ifndef GRAZE_SOON_H
#define GRAZE_SOON_H

#include "table.h"

/* Uniform numbers are graze's too: what rand() would give. */
enum racer { RACER_GRAZE, RACER_UNIFORM, RACER_LIBFUZZER, RACER_HYPOTHESIS, RACERS };

struct soon {
  char stood[TABLE_FIELD]; /* for how many days; "77+": at least; "": not known, or it is not published */
  struct {
    double cases, seconds; /* not a number: not found */
  } racer[RACERS];
  char measured[TABLE_FIELD]; /* how long each had, and when */
};

/* False when it was not raced. */
bool soon_of(const char *test, struct soon *soon);

#endif
