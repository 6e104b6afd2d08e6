/* A child process: its descriptors, how it ended, what it wrote to standard error. */
#ifndef GRAZE_PROCESS_H
#define GRAZE_PROCESS_H

#include "subject.h"

#include <sys/types.h>

enum { PROCESS_FDS = 5, PROCESS_SAID = 4000 };

struct process {
  pid_t pid; /* 0: none */
  int error; /* its standard error, to be drained; -1: closed */
  size_t said_length;
  char said[PROCESS_SAID];
};

/* Starts argv (found by PATH) with fds[0..count) as its descriptors 0.. (-1: /dev/null) in a process group of
 * its own. Standard error goes to `process`. False, with errno, when it cannot. */
bool process_start(struct process *process, const char *const *argv, const int *fds, unsigned count);
/* The same in bubblewrap, where it reads files, writes none, and has no network. */
bool process_start_boxed(struct process *process, const char *const *argv, const int *fds, unsigned count);
/* Whether bubblewrap is here, and may be used. */
bool process_can_be_boxed(void);
/* Reads what there is of standard error, and keeps the beginning of it. */
void process_drain(struct process *process);
/* Whether it has ended by itself, though what it began may still hold its pipes; it stays to be waited for.
 */
bool process_has_ended(const struct process *process);
/* Ends the process and its group, at once, and waits for it. `reason` says how it had ended by itself
 * ("crashed (SIGSEGV)"), or is "" when it was still there; " after taking 500 MiB of memory" ends it. */
void process_stop(struct process *process, char reason[SUBJECT_REASON]);
/* Runs argv, with nothing to read and nowhere to write but standard error, until it ends by itself: for so
 * many seconds at most, and no longer than `goes_on` says (NULL: that is all). Its status; -1: it did not end
 * by itself, or not even begin. `reason` as above, or why it did not begin. */
int process_run(struct process *process,
                const char *const *argv,
                double seconds,
                bool (*goes_on)(void *context),
                void *context,
                char reason[SUBJECT_REASON]);
/* A pipe or socket pair that no other child inherits. */
bool process_pipe(int ends[2]);
bool process_socket(int ends[2]);
void close_fd(int *fd);

#endif
