/* How far a campaign has come, on standard error: on a terminal a line that stays up to date, elsewhere a
 * line every ten seconds. */
#ifndef GRAZE_PROGRESS_H
#define GRAZE_PROGRESS_H

#include "campaign/campaign.h"

struct progress {
  const char *what; /* the line begins with it; "" for nothing */
  double seconds;   /* that the campaign may take; 0: no limit */
  double began, shown;
  uint64_t before; /* cases that were done when it began */
};

struct progress progress_of(const struct campaign *campaign, const char *what, double seconds);
/* To be called at each pause, or a campaign_pause by itself: always true. */
bool progress_show(void *progress, const struct campaign *campaign);

#endif
