#include "progress.h"

#include "clock.h"
#include "out.h"

#include <math.h>
#include <stdio.h>
#include <unistd.h>

struct progress progress_of(const struct campaign *campaign, const char *what, double seconds) {
  const double now = clock_seconds();
  return (struct progress){what, seconds, now, now, campaign_cases_done(campaign)};
}

bool progress_show(void *context, const struct campaign *campaign) {
  struct progress *progress = context;
  const bool terminal = isatty(STDERR_FILENO);
  const double now = clock_seconds(), spent = now - progress->began;
  if (now - progress->shown < (terminal ? 0.9 : 10))
    return true;
  progress->shown = now;
  const uint64_t cases = campaign_cases_done(campaign), total = campaign->range.last - campaign->range.first;
  const double rate = spent > 0 ? (double)(cases - progress->before) / spent : 0;
  double left = rate > 0 ? (double)(total - cases) / rate : 0, share = (double)cases / (double)total;
  if (progress->seconds > 0) {
    left = fmin(left, progress->seconds - spent);
    share = fmin(fmax(share, spent / progress->seconds), 1);
  }
  if (terminal)
    show_progress("%3.0f%%  %s%llu cases  %.2f M cases/s  %llu kinds of unexpected answers  %.0f s left",
                  100.0 * share,
                  progress->what,
                  (unsigned long long)cases,
                  rate * 1e-6,
                  (unsigned long long)tally_kinds(campaign->tally),
                  fmax(left, 0));
  else
    fprintf(stderr,
            "%s%llu cases, %.0f%%, %.2f M cases/s\n",
            progress->what,
            (unsigned long long)cases,
            100.0 * share,
            rate * 1e-6);
  return true;
}
