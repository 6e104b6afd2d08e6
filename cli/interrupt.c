#include "interrupt.h"

#include <signal.h>
#include <stddef.h>

/* Set by the signal handler, read between steps: the one word that must be a global. */
static volatile sig_atomic_t caught;

static void note(int number) {
  (void)number;
  caught = 1;
}

void interrupts_catch(void) {
  const struct sigaction action = {.sa_handler = note};
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

bool interrupts_caught(void) { return caught != 0; }
