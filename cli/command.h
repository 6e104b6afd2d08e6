/* What every subcommand is made of, and what they share: exit codes, errors, the test that is named. */
#ifndef GRAZE_COMMAND_H
#define GRAZE_COMMAND_H

#include "algorithm.h"
#include "registry.h"

enum exit_code { EXIT_FINE, EXIT_DISAGREEMENT, EXIT_WRONG_USE };

struct command {
  const char *name;
  const char *line;                  /* what it does, in a line */
  const char *help;                  /* an example first, then the rest */
  int (*run)(int argc, char **argv); /* argv[0] is the subcommand's name; returns an exit code */
};

extern const struct command COMMAND_LIST, COMMAND_SHOW, COMMAND_CHECK, COMMAND_VERIFY;
extern const struct command COMMAND_FUZZ, COMMAND_RESUME, COMMAND_MERGE, COMMAND_FINDINGS, COMMAND_REPLAY,
    COMMAND_SHRINK, COMMAND_FLAGS, COMMAND_CORPUS, COMMAND_REPORT, COMMAND_PROTOCOL, COMMAND_PLOT,
    COMMAND_VECTORS, COMMAND_NEW, COMMAND_EXHAUST;

/* "graze: ..." on standard error, whatever bytes the arguments hold; returns EXIT_WRONG_USE. */
__attribute__((format(printf, 1, 2))) int complain(const char *format, ...);
/* The test of that id, or NULL after complaining and naming the nearest. */
const struct registry_entry *find_test(const char *id);

#endif
