/* For posix_spawn_file_actions_addchdir_np. */
#define _GNU_SOURCE
#include "gnuplot.h"

#include "wording.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { SCRIPTS_PER_JOB = 12, JOBS_MAX = 64, SAID = 400 };

/* A process, its scripts, and the pipe on which it complains. */
struct job {
  pid_t pid;
  int said;
  size_t first, count;
};

static bool fault(char *why, const char *what, int error) {
  return say_why(why, PLOT_WHY, "gnuplot: %s: %s", what, strerror(error));
}

static bool missing(char *why) {
  return say_why(
      why,
      PLOT_WHY,
      "gnuplot: not found: pictures are drawn by it. Install it (Debian: apt-get install gnuplot-nox), "
      "or run scripts/setup run");
}

/* Starts gnuplot in the folder, with its complaints on a pipe. In the folder, for it is told names of our own
 * only: an output that begins with | is a command to it. */
static bool start(const char *folder, char *const *arguments, struct job *job, char *why) {
  int ends[2];
  if (pipe(ends) != 0)
    return fault(why, "a pipe cannot be made", errno);
  /* No other process may hold it open: its end is how we learn that this one has gone. */
  if (fcntl(ends[0], F_SETFD, FD_CLOEXEC) != 0 || fcntl(ends[1], F_SETFD, FD_CLOEXEC) != 0) {
    const int error = errno;
    close(ends[0]);
    close(ends[1]);
    return fault(why, "a pipe cannot be set up", error);
  }
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error == 0)
    error = posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  if (error == 0)
    error = posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  if (error == 0)
    error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (error == 0)
    error = posix_spawn_file_actions_addchdir_np(&actions, folder);
  if (error == 0)
    error = posix_spawnp(&job->pid, "gnuplot", &actions, NULL, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  job->said = ends[0];
  if (error == 0)
    return true;
  close(ends[0]);
  return error == ENOENT ? missing(why) : fault(why, "cannot be started", error);
}

static bool start_job(struct job *job, const struct plot *plots, const char *folder, char *why) {
  static char program[] = "gnuplot";
  char script[SCRIPTS_PER_JOB][PLOT_NAME + sizeof ".gp"], *arguments[SCRIPTS_PER_JOB + 2] = {program};
  for (size_t k = 0; k < job->count; k++) {
    snprintf(script[k], sizeof script[k], "%s.gp", plots[job->first + k].name);
    arguments[k + 1] = script[k];
  }
  return start(folder, arguments, job, why);
}

/* All it says, on one line; what does not fit is passed over. */
static void read_output(int from, char *said) {
  size_t used = 0;
  char bytes[512];
  ssize_t got;
  while ((got = read(from, bytes, sizeof bytes)) > 0 || (got < 0 && errno == EINTR))
    for (ssize_t k = 0; k < got; k++) {
      const bool space = bytes[k] == '\n' || bytes[k] == ' ';
      if (used + 1 < SAID && !(space && (used == 0 || said[used - 1] == ' ')))
        said[used++] = space ? ' ' : bytes[k];
    }
  said[used] = '\0';
  close(from);
}

/* Waits for one job; false when it failed. */
static bool finish(struct job *job, const struct plot *plots, char *why) {
  char said[SAID];
  int status = 0;
  read_output(job->said, said);
  pid_t gone;
  while ((gone = waitpid(job->pid, &status, 0)) < 0 && errno == EINTR)
    ;
  job->pid = 0;
  if (gone < 0)
    return fault(why, "cannot be waited for", errno);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return true;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
    return missing(why);
  return say_why(why,
                 PLOT_WHY,
                 "gnuplot failed (%s %d) on %.96s.gp or the %zu after it: %s",
                 WIFEXITED(status) ? "exit" : "signal",
                 WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status),
                 plots[job->first].name,
                 job->count - 1,
                 said[0] != '\0' ? said : "it said nothing");
}

static unsigned jobs_of(const struct plots_wish *wish) {
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  const unsigned jobs = wish->jobs > 0 ? wish->jobs : cores > 0 ? (unsigned)cores : 1;
  return jobs < JOBS_MAX ? jobs : JOBS_MAX;
}

/* Jobs are waited for in the order they were started: they are much alike. */
bool gnuplot_run(const struct plot *plots, size_t count, const struct plots_wish *wish, char *why) {
  struct job job[JOBS_MAX] = {{.pid = 0}};
  const unsigned jobs = jobs_of(wish);
  size_t given = 0, drawn = 0;
  bool fine = true;
  for (unsigned turn = 0; drawn < count || job[turn].pid != 0; turn = (turn + 1) % jobs) {
    if (job[turn].pid != 0) {
      const bool finished = finish(&job[turn], plots, why);
      fine = fine && finished;
      drawn += job[turn].count;
      if (fine && wish->progress != NULL && !wish->progress(wish->context, drawn, count)) {
        snprintf(why, PLOT_WHY, "the drawing was stopped");
        fine = false;
      }
    }
    if (!fine)
      break;
    if (given < count) {
      job[turn] = (struct job){.first = given,
                               .count = count - given < SCRIPTS_PER_JOB ? count - given : SCRIPTS_PER_JOB};
      given += job[turn].count;
      fine = start_job(&job[turn], plots, wish->folder, why);
      if (!fine)
        job[turn].pid = 0;
    }
  }
  char ignored[PLOT_WHY];
  for (unsigned k = 0; k < jobs; k++)
    if (job[k].pid != 0)
      finish(&job[k], plots, ignored);
  return fine;
}

bool gnuplot_there(char *why) {
  static char program[] = "gnuplot", version[] = "--version";
  char *const arguments[] = {program, version, NULL};
  const struct plot none = {.name = "--version"};
  struct job job = {.count = 1};
  return start(".", arguments, &job, why) && finish(&job, &none, why);
}
