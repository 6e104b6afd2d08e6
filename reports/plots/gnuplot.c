/* gnuplot, run on scripts that say which picture they draw next: several processes at once. */
#include "../pictures.h"

#include "wording.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PARTS_MOST = 64, SAID = 400, PICTURE = 120, PATIENCE = 200 }; /* milliseconds between two looks */

struct plotter {
  FILE *pipe;
  int pid;  /* 0: none was told */
  int from; /* what it says; -1: it has ended */
  size_t drawing;
  char picture[PICTURE]; /* that it draws */
  char said[SAID];       /* its complaint, on one line */
  char line[SAID];
  size_t length; /* of the line in the making */
};

/* In the folder, for it is told names of our own only: an output that begins with | is a command to it. Of a
 * map it makes room for the points a row at a time, which on a heap that may grow is no copy of all rows so
 * far, and half of its time. */
static bool start(struct plotter *process, const char *folder, unsigned part, char *why) {
  char *word = shell_word(folder), *command = NULL;
  const int size = word != NULL ? (int)strlen(word) + 200 : 0;
  if (word != NULL && (command = malloc((size_t)size)) != NULL) {
    snprintf(
        command,
        (size_t)size,
        "cd -- %s && echo $$ && MALLOC_MMAP_MAX_=0 MALLOC_TOP_PAD_=67108864 MALLOC_TRIM_THRESHOLD_=268435456 "
        "exec gnuplot part-%u.gp 2>&1 >/dev/null </dev/null",
        word,
        part);
    /* The one name in it that is not ours is quoted. NOLINTNEXTLINE(cert-env33-c) */
    process->pipe = popen(command, "r");
  }
  free(word);
  free(command);
  if (process->pipe == NULL)
    return say_why(why, STORE_WHY, "gnuplot: cannot be started: %s", strerror(errno));
  setvbuf(process->pipe, NULL, _IONBF, 0); /* what follows is read from its end itself */
  if (fscanf(process->pipe, "%d", &process->pid) != 1)
    process->pid = 0;
  process->from = fileno(process->pipe);
  return true;
}

/* A line that it says: the picture it draws next, or a part of its complaint. */
static void take_line(struct plotter *process) {
  static const char DRAWING[] = "drawing ";
  const size_t used = strlen(process->said), blank = strspn(process->line, " ");
  if (strncmp(process->line, DRAWING, strlen(DRAWING)) == 0) {
    snprintf(process->picture, PICTURE, "%.100s", process->line + strlen(DRAWING));
    process->drawing++;
  } else if (process->line[blank] != '\0' && strstr(process->line, "warning:") == NULL)
    snprintf(process->said + used, SAID - used, "%s%s", used > 0 ? " " : "", process->line + blank);
}

static void listen(struct plotter *process) {
  char bytes[4096];
  const ssize_t got = read(process->from, bytes, sizeof bytes);
  if (got < 0 && errno == EINTR)
    return;
  for (ssize_t k = 0; k < got || (got <= 0 && k == 0); k++) {
    const char c = got > 0 ? bytes[k] : '\n';
    if (c != '\n' && process->length + 1 < SAID)
      process->line[process->length++] = c;
    process->line[process->length] = '\0';
    if (c == '\n') {
      take_line(process);
      process->length = 0;
    }
  }
  if (got <= 0)
    process->from = -1;
}

/* Until all have ended; false when the drawing is stopped. */
static bool watch(struct plotter *process, const struct pictures_wish *wish, unsigned parts, size_t count) {
  struct pollfd poll_of[PARTS_MOST];
  for (;;) {
    size_t drawn = 0;
    bool running = false;
    for (unsigned k = 0; k < parts; k++) {
      poll_of[k] = (struct pollfd){.fd = process[k].from, .events = POLLIN};
      running |= process[k].from >= 0;
      drawn += process[k].drawing - (process[k].from >= 0 && process[k].drawing > 0);
    }
    if (wish->progress != NULL && !wish->progress(wish->context, drawn, count))
      return false;
    if (!running)
      return true;
    if (poll(poll_of, parts, PATIENCE) > 0)
      for (unsigned k = 0; k < parts; k++)
        if (poll_of[k].revents != 0)
          listen(&process[k]);
  }
}

/* Waits for it; false when it has failed. */
static bool finish(const struct plotter *process, char *why) {
  const int status = pclose(process->pipe);
  if (status == 0)
    return true;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
    return say_why(why,
                   STORE_WHY,
                   "gnuplot: not found: pictures are drawn by it. Install it (Debian: apt-get install "
                   "gnuplot-nox), or run scripts/setup run");
  return say_why(why,
                 STORE_WHY,
                 "gnuplot failed (%s %d) on %s: %s",
                 WIFEXITED(status) ? "exit" : "signal",
                 WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status),
                 process->picture[0] != '\0' ? process->picture : "its script",
                 process->said[0] != '\0' ? process->said : "it said nothing");
}

bool gnuplot_run(const struct pictures_wish *wish, unsigned parts, size_t count, char *why) {
  struct plotter process[PARTS_MOST];
  unsigned started = 0;
  char ignored[STORE_WHY];
  bool fine = parts <= PARTS_MOST;
  for (; fine && started < parts; started += fine) {
    process[started] = (struct plotter){.from = -1};
    fine = start(&process[started], wish->folder, started, why);
  }
  if (fine && !watch(process, wish, parts, count))
    fine = say_why(why, STORE_WHY, "the drawing was stopped");
  for (unsigned k = 0; k < started; k++) {
    if (!fine && process[k].pid > 0)
      kill(process[k].pid, SIGTERM);
    const bool finished = finish(&process[k], fine ? why : ignored);
    fine = fine && finished;
  }
  return fine;
}
