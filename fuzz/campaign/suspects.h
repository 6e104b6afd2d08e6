/* The first cases of a tally's sightings, made again and asked again. */
#ifndef GRAZE_SUSPECTS_H
#define GRAZE_SUSPECTS_H

#include "findings.h"

/* A wrong answer that does not stand is the test's way to answer, and not a failure of that case. */
struct suspect {
  unsigned e; /* its entrant */
  struct gathered gathered;
  struct unsteady_case met;
  bool steady;
};

struct suspects {
  size_t count, room;
  struct suspect *suspect; /* the caller's to free, whatever comes of it */
};

/* Fills what begins empty; false when there is no memory. */
bool suspects_of(const struct tally *tally, const struct source *source, struct suspects *all);

#endif
