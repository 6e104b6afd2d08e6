/* A campaign: a source and a range of case numbers over a set of tests, run on threads, saved as it goes.
 *
 * What it counts does not depend on how the range is split, on threads or machines or runs that were cut off.
 */
#ifndef GRAZE_CAMPAIGN_H
#define GRAZE_CAMPAIGN_H

#include "block.h"
#include "tally.h"

/* Cases that are counted, or not, together; fewer where a test runs elsewhere, and of such a test no more
 * than it answers in a moment. */
enum { CAMPAIGN_PIECE = 1 << 18, CAMPAIGN_PIECE_FOREIGN = 1 << 13 };

struct campaign {
  struct source source;
  struct range range;
  enum level level;
  unsigned jobs;
  struct tally *tally; /* all that is counted so far */
  struct ranges *done; /* of which cases */
  bool refused; /* the reference has: something changes the floating-point environment while the campaign runs
                 */
};

/* From that time of the clock on nothing more is asked of the tests that run elsewhere (subject_until). */
void tests_until(const struct tally *tally, double time);

uint64_t campaign_cases_done(const struct campaign *campaign);

/* Called soon after the beginning, then about once a second, and at the end, with the workers kept from the
 * tally. False stops the campaign. */
typedef bool campaign_pause(void *context, const struct campaign *campaign);

/* Runs what is not done yet, until that time of the clock (INFINITY: no limit), or a little longer where
 * hardly a case was answered by then; `pause` may be NULL. Tests that run elsewhere are broken off then.
 * False when there was no memory or no thread, or the reference refused. */
bool campaign_run(struct campaign *campaign, double until, campaign_pause *pause, void *context);

#endif
