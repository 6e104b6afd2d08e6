#include "running.h"

#include "clock.h"
#include "out.h"

#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

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

int complain_of_campaign(const struct campaign *campaign) {
  if (campaign->refused)
    return complain(
        "something in this process changes the floating-point environment (rounding to nearest, numbers "
        "below the least normal one kept), without which nobody can say what is true: a library that is "
        "loaded into it, as by LD_PRELOAD?");
  return complain("the campaign could not start its threads: is there memory left?");
}

/* What the signal handler reads and sets: the one thing that must be global. */
static volatile sig_atomic_t caught;
static struct {
  const char *words, *half_written;
  char journal[PATH_MAX];
} last;

static void note(int number) {
  (void)number;
  if (last.words == NULL && caught == 0) {
    caught = 1;
    return;
  }
  if (last.half_written != NULL) {
    unlink(last.half_written);
    unlink(last.journal);
  }
  /* Nothing can be done about a terminal that is gone. */
  if (last.words != NULL && write(STDERR_FILENO, last.words, strlen(last.words)) < 0)
    caught = 1;
  _exit(EXIT_INTERRUPTED);
}

void interrupts_catch(void) {
  const struct sigaction action = {.sa_handler = note};
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

bool interrupts_caught(void) { return caught != 0; }

void interrupts_end_at_once(const char *words, const char *half_written) {
  sigset_t both, before;
  sigemptyset(&both);
  sigaddset(&both, SIGINT);
  sigaddset(&both, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &both, &before);
  if (half_written != NULL)
    snprintf(last.journal, sizeof last.journal, "%s-journal", half_written);
  last.half_written = half_written;
  last.words = words;
  interrupts_catch();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (words != NULL && caught != 0)
    note(SIGINT);
}
