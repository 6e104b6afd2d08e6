#include "interrupt.h"

#include "command.h"

#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* What the signal handler reads and sets: the one thing that must be global. */
static volatile sig_atomic_t caught, caught_itself;
static pid_t passes_on;
static struct {
  const char *words, *half_written;
  char journal[PATH_MAX];
} last;

static void note(int number, siginfo_t *from, void *context) {
  (void)number, (void)context;
  const bool is_passed_on = from->si_code == SI_USER && passes_on != 0 && from->si_pid == passes_on;
  if (last.words == NULL && (is_passed_on || !caught_itself)) {
    caught = 1;
    caught_itself |= !is_passed_on;
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
  const struct sigaction action = {.sa_sigaction = note, .sa_flags = SA_SIGINFO};
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

void interrupts_are_passed_on(void) { passes_on = getppid(); }

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
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  interrupts_catch();
}
