/* A campaign run from the terminal: saved as it goes, shown as it goes, stopped in order by SIGINT. */
#ifndef GRAZE_SESSION_H
#define GRAZE_SESSION_H

#include "chosen_tests.h"
#include "store/store.h"

/* What a campaign is asked for. */
struct fuzz_request {
  struct foreign_given foreign;
  const char *tests, *out, *mix; /* `out`: the store */
  enum pair pair;
  struct range range;
  uint64_t cases, seed, jobs; /* jobs: WHOLE_NOT_GIVEN is one a core */
  unsigned survey;            /* enum survey_wanted: a part that a merge will complete needs none */
  double seconds;             /* all may take, with what follows from the counts; 0: no limit */
  bool until_quiet;           /* sooner, when nothing new comes */
  bool of_files;              /* as struct before has it */
  bool all, json;             /* every defect is told; what was found, as JSON, with the run before it */
  const char *language;       /* of foreign tests, where that is known: a language_word */
};

struct before;
struct session {
  const struct fuzz_request *request;
  struct store *store;
  struct store_campaign *about; /* its `done` ranges are kept up by the session */
  double began;                 /* by the clock */
  bool until_quiet;             /* no longer than new kinds of answers come */
  bool is_sum;                  /* of a merge, which sees to signals by itself */
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
