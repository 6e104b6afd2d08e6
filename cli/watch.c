#include "watch.h"

#include "command.h"
#include "interrupt.h"
#include "out.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { FILES_MOST = 256, FILE_NAME = 1024 };

/* What tells that a file is another: zeros where there is none. */
struct stamp {
  ino_t inode;
  off_t size;
  struct timespec changed;
};

struct watched {
  size_t count;
  struct {
    char name[FILE_NAME];
    struct stamp stamp;
  } file[FILES_MOST];
};

static struct stamp stamp_of(const char *name) {
  struct stat status;
  if (stat(name, &status) != 0)
    return (struct stamp){.size = 0};
  return (struct stamp){status.st_ino, status.st_size, status.st_mtim};
}

static bool is_same(const struct stamp *a, const struct stamp *b) {
  return a->inode == b->inode && a->size == b->size && a->changed.tv_sec == b->changed.tv_sec &&
         a->changed.tv_nsec == b->changed.tv_nsec;
}

/* Whether there is such a file; it is then watched. */
static void add(struct watched *watched, const char *name, size_t length) {
  struct stat status;
  if (watched->count == FILES_MOST || length >= FILE_NAME)
    return;
  char *to = watched->file[watched->count].name;
  snprintf(to, FILE_NAME, "%.*s", (int)length, name);
  if (stat(to, &status) == 0 && S_ISREG(status.st_mode))
    watched->file[watched->count++].stamp = stamp_of(to);
}

/* The words of a command, without quotes about them, that are files. */
static void add_words(struct watched *watched, const char *command) {
  static const char BETWEEN[] = " \t'\"";
  for (const char *word = command; *(word += strspn(word, BETWEEN)) != '\0';) {
    const size_t length = strcspn(word, BETWEEN);
    add(watched, word, length);
    word += length;
  }
}

static bool look(struct watched *watched) {
  bool changed = false;
  for (size_t k = 0; k < watched->count; k++) {
    const struct stamp now = stamp_of(watched->file[k].name);
    changed |= !is_same(&now, &watched->file[k].stamp);
    watched->file[k].stamp = now;
  }
  return changed;
}

static bool all_there(const struct watched *watched) {
  for (size_t k = 0; k < watched->count; k++)
    if (watched->file[k].stamp.inode == 0)
      return false;
  return true;
}

/* Until something has changed and then rests: an editor or a compiler may still be writing. False when a
 * signal came first. */
static bool await_change(struct watched *watched) {
  const struct timespec interval = {.tv_nsec = 200000000};
  for (bool changed = false; !interrupts_caught(); nanosleep(&interval, NULL)) {
    const bool moves = look(watched);
    changed |= moves;
    if (changed && !moves && all_there(watched))
      return true;
  }
  return false;
}

/* Waits for a run, and passes on a signal: it may have come to this process alone. */
static int await_run(pid_t run) {
  const struct timespec interval = {.tv_nsec = 50000000};
  int status = 0;
  pid_t ended;
  for (bool passed_on = false; (ended = waitpid(run, &status, WNOHANG)) == 0; nanosleep(&interval, NULL))
    if (interrupts_caught() && !passed_on)
      passed_on = kill(run, SIGTERM) == 0;
  if (ended != run)
    return complain("the run cannot be waited for: %s", strerror(errno));
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGPIPE)
    die_of_pipe();
  return WIFEXITED(status) ? WEXITSTATUS(status) : complain("the run was ended by a signal");
}

static int watch_files(struct watched *watched, watched_run *run, const void *request) {
  interrupts_catch();
  for (bool first = true;; first = false) {
    fflush(stdout);
    const pid_t child = fork();
    if (child < 0)
      return complain("no process can be started: %s", strerror(errno));
    if (child == 0) {
      interrupts_are_passed_on();
      _exit(end_output(run(request, !first)));
    }
    const int code = await_run(child);
    if (interrupts_caught())
      return EXIT_INTERRUPTED;
    if (first && code == EXIT_WRONG_USE)
      return code;
    fprintf(stderr, "\ngraze: again when %s changes; Ctrl-C ends\n", watched->file[watched->count - 1].name);
    if (!await_change(watched))
      return EXIT_INTERRUPTED;
  }
}

int watch(const struct foreign_given *given, watched_run *run, const void *request) {
  struct watched *watched = calloc(1, sizeof *watched);
  if (watched == NULL)
    return complain("no memory for what is watched");
  for (unsigned k = 0; k < given->count; k++)
    if (given->given[k].path != NULL)
      add(watched, given->given[k].path, strlen(given->given[k].path));
    else
      add_words(watched, given->given[k].command);
  const int code = watched->count > 0
                       ? watch_files(watched, run, request)
                       : complain("fuzz: --watch: found no file to watch, expected --plugin, or a --command "
                                  "with a file among its words");
  free(watched);
  return code;
}
