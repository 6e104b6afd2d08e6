/* Several processes at once, each of which draws a few pictures. */
#include "gnuplot.h"

#include "out.h"
#include "parallel.h"
#include "running.h"
#include "session.h"
#include "subject/process.h"
#include "wording.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { FEW = 8, SAID = 400 };

struct drawing {
  const char *folder;
  picture_name *name;
  size_t count;
  atomic_size_t drawn;
  atomic_bool over; /* by a fault, which is told in `why`, or because it is stopped */
  char *why;
};

/* Why a gnuplot failed, if it is the first that did: what it complained of on one line. */
static void tell_failure(struct drawing *d, const char *ended, char *complaint) {
  char said[SAID] = "", exited[32], *rest;
  int status = 0;
  if (atomic_exchange(&d->over, true))
    return;
  for (char *line = strtok_r(complaint, "\n", &rest); line != NULL; line = strtok_r(NULL, "\n", &rest))
    if (strstr(line, "warning:") == NULL)
      text_add(said, SAID, "%s%s", *said != '\0' ? " " : "", line + strspn(line, " "));
  const bool by_itself = sscanf(ended, "exited (status %d", &status) == 1;
  snprintf(exited, sizeof exited, "exit %d", status);
  if (status == 127)
    snprintf(d->why,
             STORE_WHY,
             "gnuplot: not found: pictures are drawn by it. Install it (Debian: apt-get install "
             "gnuplot-nox), or run scripts/setup run");
  else
    snprintf(d->why,
             STORE_WHY,
             "gnuplot failed (%s): %s",
             by_itself ? exited : ended,
             *said != '\0' ? said : "it said nothing");
}

/* In the folder, for it is told names of our own only: one that begins with | is a command to it. Of a map it
 * makes room for the points a row at a time, which on a heap that may grow is no copy of all rows so far, and
 * half of its time. */
static void draw_few(void *context, unsigned worker, size_t part) {
  static const char FINE[] = "exited (status 0)";
  const struct timespec interval = {.tv_nsec = 5000000};
  const int nowhere[] = {-1, -1, -1};
  struct drawing *d = context;
  struct process process;
  char script[FEW][sizeof *d->name + 3], ended[SUBJECT_REASON];
  const char *argv[7 + FEW + 1] = {"env",
                                   "-C",
                                   d->folder,
                                   "MALLOC_MMAP_MAX_=0",
                                   "MALLOC_TOP_PAD_=67108864",
                                   "MALLOC_TRIM_THRESHOLD_=268435456",
                                   "gnuplot"};
  size_t few = 0;
  for (; few < FEW && part * FEW + few < d->count; few++) {
    snprintf(script[few], sizeof *script, "%s.gp", d->name[part * FEW + few]);
    argv[7 + few] = script[few];
  }
  if (atomic_load(&d->over))
    return;
  if (!process_start(&process, argv, nowhere, 3)) {
    tell_failure(d, strerror(errno), process.said);
    return;
  }
  while (!atomic_load(&d->over) && !process_has_ended(&process)) {
    process_drain(&process);
    nanosleep(&interval, NULL);
    if (worker == 0)
      show_progress("%zu of %zu pictures", atomic_load(&d->drawn), d->count);
    if (interrupts_caught() && !atomic_exchange(&d->over, true))
      snprintf(d->why, STORE_WHY, "the drawing was stopped");
  }
  process_stop(&process, ended);
  if (strncmp(ended, FINE, strlen(FINE)) == 0)
    atomic_fetch_add(&d->drawn, few);
  else
    tell_failure(d, ended, process.said);
}

bool gnuplot_run(const char *folder, picture_name *name, size_t count, char *why) {
  struct drawing d = {.folder = folder, .name = name, .count = count};
  d.why = why;
  parallel_run(session_threads(WHOLE_NOT_GIVEN), (count + FEW - 1) / FEW, draw_few, &d);
  clear_progress();
  return !atomic_load(&d.over);
}
