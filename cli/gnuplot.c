/* Several processes at once, each of which draws a few pictures. */
#include "gnuplot.h"

#include "out.h"
#include "parallel.h"
#include "running.h"
#include "session.h"
#include "subject/process.h"
#include "wording.h"

#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

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
static void tell_failure(struct drawing *d, int status, const char *ended, char *complaint) {
  char said[SAID] = "", exited[32], *rest;
  if (atomic_exchange(&d->over, true))
    return;
  for (char *line = strtok_r(complaint, "\n", &rest); line != NULL; line = strtok_r(NULL, "\n", &rest))
    if (strstr(line, "warning:") == NULL)
      text_add(said, SAID, "%s%s", *said != '\0' ? " " : "", line + strspn(line, " "));
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
             status >= 0 ? exited : ended,
             *said != '\0' ? said : "it said nothing");
}

/* Until one failed, or it is stopped. */
static bool goes_on(void *context) {
  struct drawing *d = context;
  if (interrupts_caught() && !atomic_exchange(&d->over, true))
    snprintf(d->why, STORE_WHY, "the drawing was stopped");
  return !atomic_load(&d->over);
}

/* In the folder, for it is told names of our own only: one that begins with | is a command to it. Of a map it
 * makes room for the points a row at a time, which on a heap that may grow is no copy of all rows so far, and
 * half of its time. */
static void draw_few(void *context, unsigned worker, size_t part) {
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
  (void)worker;
  for (; few < FEW && part * FEW + few < d->count; few++) {
    snprintf(script[few], sizeof *script, "%s.gp", d->name[part * FEW + few]);
    argv[7 + few] = script[few];
  }
  if (atomic_load(&d->over))
    return;
  const int status = process_run(&process, argv, INFINITY, goes_on, d, ended);
  if (status == 0)
    show_progress("%zu of %zu pictures", atomic_fetch_add(&d->drawn, few) + few, d->count);
  else
    tell_failure(d, status, ended, process.said);
}

bool gnuplot_run(const char *folder, picture_name *name, size_t count, char *why) {
  struct drawing d = {.folder = folder, .name = name, .count = count};
  d.why = why;
  parallel_run(session_threads(WHOLE_NOT_GIVEN), (count + FEW - 1) / FEW, draw_few, &d);
  clear_progress();
  return !atomic_load(&d.over);
}
