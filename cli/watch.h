/* A run again and again, whenever the programs of the tests that were brought change. */
#ifndef GRAZE_WATCH_H
#define GRAZE_WATCH_H

#include "foreign_options.h"

/* Does the run, each time in a process of its own, until a signal comes. An exit code. */
typedef int watched_run(const void *request, bool again);
int watch(const struct foreign_given *given, watched_run *run, const void *request);

#endif
