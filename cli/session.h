/* A campaign run from the terminal: saved as it goes, shown as it goes, stopped in order by SIGINT. */
#ifndef GRAZE_SESSION_H
#define GRAZE_SESSION_H

#include "chosen_tests.h"
#include "store/store.h"

/* What `graze fuzz` is asked for. */
struct fuzz_request {
  struct foreign_given foreign;
  const char *tests, *out, *mix;
  enum pair pair;
  struct range range;
  uint64_t cases, seed, jobs;
  unsigned survey; /* enum survey_wanted */
  double seconds;
  bool until_quiet; /* sooner, when nothing new comes */
  bool all, json;
  const char *language; /* of foreign tests, where that is known: a language_word */
};

struct before;
struct session {
  const char *path; /* of the store */
  struct store *store;
  struct store_campaign *about; /* its `done` ranges are kept up by the session */
  double seconds;               /* all may take, with what follows from the counts; 0: no limit */
  double began;                 /* by the clock */
  bool until_quiet;             /* no longer than new kinds of answers come */
  uint64_t jobs;                /* WHOLE_NOT_GIVEN: one a core */
  bool is_sum;                  /* of a merge, which sees to signals by itself */
  enum survey_wanted survey;    /* a part that a merge will complete needs none */
  bool json;                    /* what was found, as JSON */
  bool all;                     /* every defect is told */
  const char *language;         /* of foreign tests, or NULL */
  const struct before *before;  /* the run before it, or NULL */
};

/* Runs what is not done yet, then writes the findings and prints them. Returns an exit code. */
int session_run(const struct session *session);
/* Shrinks and writes the findings of a tally, prints them, with error maps and survey unless the session is
 * without; returns an exit code: EXIT_DISAGREEMENT when there is news. */
int session_conclude(const struct session *session, const struct tally *tally);

/* Gives a campaign, whose tests are chosen, its mix, the default one for NULL: with the numbers that stand in
 * foreign tests, unless the mix has its own. */
void mix_name(const char *mix, struct store_campaign *about);

/* NULL after complaining. */
struct store *open_store(const char *path, enum store_age age);
/* As many threads as were asked for; one a core for WHOLE_NOT_GIVEN. */
unsigned session_threads(uint64_t jobs);

#endif
