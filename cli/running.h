/* A long run: how far it has come, on standard error (on a terminal a line that stays up to date, elsewhere a
 * line every ten seconds), and how it is stopped. SIGINT and SIGTERM end it in order: it looks here between
 * its steps, saves, and stops. The second one ends the process at once, and so does the first where nothing
 * needs to be put in order. */
#ifndef GRAZE_RUNNING_H
#define GRAZE_RUNNING_H

#include "campaign/campaign.h"

struct progress {
  const char *what; /* the line begins with it; "" for nothing */
  double seconds;   /* that the campaign may take; 0: no limit */
  double began, shown;
  uint64_t before; /* cases that were done when it began */
};

/* To be called at each pause, or a campaign_pause by itself: always true. */
bool progress_show(void *progress, const struct campaign *campaign);

/* Why campaign_run was false; returns EXIT_WRONG_USE. */
int complain_of_campaign(const struct campaign *campaign);

void interrupts_catch(void);
bool interrupts_caught(void);
/* From here on all that counts is saved: a signal, also one caught before, says `words` and ends the process
 * at once. A store half written is removed with its journal; NULL: there is none. Both texts stay where they
 * are until this is called again; with NULL and NULL it is as before. */
void interrupts_end_at_once(const char *words, const char *half_written);

#endif
