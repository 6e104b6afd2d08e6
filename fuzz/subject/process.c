#define _GNU_SOURCE
#include "process.h"

#include "clock.h"
#include "wording.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { BOXED = 24 }; /* words of a command in bubblewrap */

void close_fd(int *fd) {
  if (*fd >= 0)
    close(*fd);
  *fd = -1;
}

bool process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0; }
bool process_socket(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0; }

/* In the child, between fork and exec: only calls that are safe there. Copies stand above all targets first,
 * so that none overwrites another. */
static void become(const char *const *argv, const int *fds, unsigned count) {
  int above[PROCESS_FDS];
  const struct rlimit none = {0, 0};
  sigset_t nothing;
  setpgid(0, 0);
  for (unsigned k = 0; k < count; k++) {
    const int fd = fds[k] >= 0 ? fds[k] : open("/dev/null", O_RDWR | O_CLOEXEC);
    above[k] = fcntl(fd, F_DUPFD_CLOEXEC, PROCESS_FDS);
  }
  for (unsigned k = 0; k < count; k++)
    if (above[k] < 0 || dup2(above[k], (int)k) < 0)
      _exit(126);
  sigemptyset(&nothing);
  sigprocmask(SIG_SETMASK, &nothing, NULL);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  signal(SIGINT, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  setrlimit(RLIMIT_CORE, &none);
  execvp(argv[0], (char *const *)argv);
  _exit(127);
}

bool process_start(struct process *process, const char *const *argv, const int *fds, unsigned count) {
  int error[2], all[PROCESS_FDS];
  *process = (struct process){.error = -1};
  if (!process_pipe(error))
    return false;
  for (unsigned k = 0; k < count; k++)
    all[k] = k == STDERR_FILENO ? error[1] : fds[k];
  process->pid = fork();
  if (process->pid == 0)
    become(argv, all, count);
  const int reason = errno;
  close(error[1]);
  if (process->pid < 0) {
    process->pid = 0;
    close(error[0]);
    errno = reason;
    return false;
  }
  setpgid(process->pid, process->pid); /* whichever of the two comes first */
  process->error = error[0];
  fcntl(error[0], F_SETFL, O_NONBLOCK);
  return true;
}

/* Not --die-with-parent: to the kernel the parent is the thread that starts it, and threads end before their
 * processes are done with. What is in the box ends with its process group. */
static const char *const *in_a_box(const char *const *argv, const char *boxed[BOXED]) {
  static const char *const BOX[] = {"bwrap",
                                    "--ro-bind",
                                    "/",
                                    "/",
                                    "--dev",
                                    "/dev",
                                    "--proc",
                                    "/proc",
                                    "--unshare-net",
                                    "--unshare-pid",
                                    "--"};
  unsigned to = sizeof BOX / sizeof BOX[0];
  memcpy(boxed, BOX, sizeof BOX);
  for (; *argv != NULL && to + 1 < BOXED; argv++)
    boxed[to++] = *argv;
  boxed[to] = NULL;
  return boxed;
}

bool process_start_boxed(struct process *process, const char *const *argv, const int *fds, unsigned count) {
  const char *boxed[BOXED];
  return process_start(process, in_a_box(argv, boxed), fds, count);
}

void process_drain(struct process *process) {
  enum { TURNS = 64 }; /* one that never stops writing is read no faster than it is asked */
  char more[4096];
  for (int turn = 0; process->error >= 0 && turn < TURNS; turn++) {
    const ssize_t got = read(process->error, more, sizeof more);
    if (got == 0)
      close_fd(&process->error);
    if (got <= 0)
      return;
    const size_t room = sizeof process->said - 1 - process->said_length;
    const size_t kept = (size_t)got < room ? (size_t)got : room;
    memcpy(process->said + process->said_length, more, kept);
    process->said_length += kept;
    process->said[process->said_length] = '\0';
  }
}

static const char *signal_word(int number) {
  const char *word = sigabbrev_np(number);
  return word != NULL ? word : "?";
}

static void tell_end(bool ended, int status, const struct rusage *used, char reason[SUBJECT_REASON]) {
  enum { MUCH = 64, SHELL_SIGNAL = 128 }; /* MiB: no hit test takes that; a shell's status for a signal */
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 0, number = WTERMSIG(status);
  reason[0] = '\0';
  if (ended && WIFEXITED(status) && code > SHELL_SIGNAL && code < SHELL_SIGNAL + 32)
    snprintf(reason, SUBJECT_REASON, "exited (status %d: SIG%s)", code, signal_word(code - SHELL_SIGNAL));
  else if (ended && WIFEXITED(status))
    snprintf(reason, SUBJECT_REASON, "exited (status %d)", code);
  else if (ended && WIFSIGNALED(status))
    snprintf(reason, SUBJECT_REASON, "crashed (SIG%s, %s)", signal_word(number), strsignal(number));
  const size_t length = strlen(reason);
  if (used->ru_maxrss / 1024 >= MUCH)
    snprintf(
        reason + length, SUBJECT_REASON - length, " after taking %ld MiB of memory", used->ru_maxrss / 1024);
}

bool process_has_ended(const struct process *process) {
  siginfo_t info = {.si_pid = 0};
  return waitid(P_PID, (id_t)process->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == process->pid;
}

void process_stop(struct process *process, char reason[SUBJECT_REASON]) {
  const struct timespec interval = {.tv_nsec = 1000000};
  int status = 0;
  struct rusage used = {.ru_maxrss = 0};
  reason[0] = '\0';
  if (process->pid == 0)
    return;
  /* One that is ending at this moment gets the time to. */
  bool ended = process_has_ended(process);
  for (int tries = 0; tries < 20 && !ended; tries++) {
    nanosleep(&interval, NULL);
    ended = process_has_ended(process);
  }
  kill(-process->pid, SIGKILL);
  while (wait4(process->pid, &status, 0, &used) < 0 && errno == EINTR) {
  }
  tell_end(ended, status, &used, reason);
  process_drain(process);
  close_fd(&process->error);
  process->pid = 0;
}

int process_run(struct process *process,
                const char *const *argv,
                double seconds,
                bool (*goes_on)(void *context),
                void *context,
                char reason[SUBJECT_REASON]) {
  const struct timespec interval = {.tv_nsec = 5000000};
  const double until = clock_seconds() + seconds;
  const int nowhere[] = {-1, -1, -1};
  int status = -1;
  if (!process_start(process, argv, nowhere, 3)) {
    snprintf(reason, SUBJECT_REASON, "cannot be started: %s", strerror(errno));
    return status;
  }
  while (clock_seconds() < until && (goes_on == NULL || goes_on(context)) && !process_has_ended(process)) {
    process_drain(process);
    nanosleep(&interval, NULL);
  }
  process_stop(process, reason);
  return sscanf(reason, "exited (status %d", &status) == 1 ? status : -1;
}

bool process_can_be_boxed(void) {
  static const char *const NOTHING[] = {"true", NULL};
  static const double LONGEST = 10;
  const char *boxed[BOXED];
  struct process process;
  char reason[SUBJECT_REASON];
  return process_run(&process, in_a_box(NOTHING, boxed), LONGEST, NULL, NULL, reason) == 0;
}
