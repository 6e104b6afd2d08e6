/* A campaign run from the terminal: saved as it goes, shown as it goes, stopped in order by SIGINT. */
#ifndef GRAZE_SESSION_H
#define GRAZE_SESSION_H

#include "store.h"

struct session {
  const char *path; /* of the store */
  struct store *store;
  struct store_campaign *about; /* its `done` ranges are kept up by the session */
  double seconds;               /* 0: until the range is done */
  unsigned jobs;                /* 0: one a core */
  bool without_survey;          /* a part that a merge will complete: no error maps, no survey */
};

/* Runs what is not done yet, then writes the findings and prints them. Returns an exit code. */
int session_run(const struct session *session);
/* Shrinks and writes the findings of a tally, prints them, with error maps and survey unless the session is
 * without; returns an exit code: EXIT_DISAGREEMENT when there is news. */
int session_conclude(const struct session *session, const struct tally *tally);
/* Reads "yes" or "no", the value of --survey; an exit code. */
int session_survey_option(const char *command, const char *value, bool *without_survey);

/* The mix of that name, or NULL. */
const struct mix *mix_named(const char *name);

/* As many threads as were asked for; one a core when none were. */
unsigned session_threads(uint64_t jobs);

/* Numbers as arguments: "1000000", "1e6", "16m" (millions), "2^24". */
bool argument_count(const char *word, uint64_t *count);
/* "30", "30s", "5m", "2h" in seconds. */
bool argument_seconds(const char *word, double *seconds);

#endif
