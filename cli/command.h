/* What every command is made of, and what they share: exit codes and errors. */
#ifndef GRAZE_COMMAND_H
#define GRAZE_COMMAND_H

#include "options.h"
#include "store/store.h"

enum exit_code { EXIT_FINE, EXIT_DISAGREEMENT, EXIT_WRONG_USE, EXIT_INTERRUPTED = 130 };

struct command {
  const char *name;
  const char *line;             /* what it does, in a line */
  const char *examples;         /* one per line, without `graze` */
  const char *about;            /* what more help says, or NULL */
  const char *disagrees;        /* "1 …", what the exit codes that are its own mean; or NULL */
  const struct option *options; /* arguments by position first */
  size_t request;               /* bytes of what `run` is given */
  int (*run)(const void *request, const struct catalogue *tests); /* returns an exit code */
};

extern const struct command COMMAND_LIST, COMMAND_SHOW, COMMAND_CHECK, COMMAND_VERIFY;
extern const struct command COMMAND_FUZZ, COMMAND_RESUME, COMMAND_MERGE, COMMAND_FINDINGS, COMMAND_REPLAY,
    COMMAND_SHRINK, COMMAND_CORPUS, COMMAND_REPORT, COMMAND_PROTOCOL, COMMAND_PLOT, COMMAND_VECTORS,
    COMMAND_NEW, COMMAND_EXHAUST;

/* All of them, under headings; the last has no command. */
struct listed {
  const char *heading; /* NULL: that of the one before */
  const struct command *command;
};
extern const struct listed COMMANDS[];
const struct command *command_named(const char *name);

/* NULL after complaining. */
struct store *open_store(const char *path, enum store_age age);
/* "graze: ..." on standard error, whatever bytes the arguments hold; returns EXIT_WRONG_USE. */
__attribute__((format(printf, 1, 2))) int complain(const char *format, ...);

#endif
