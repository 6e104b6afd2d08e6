/* Tests that a command line brings: --plugin, --command and what goes with them, in every command that names
 * tests. */
#ifndef GRAZE_FOREIGN_H
#define GRAZE_FOREIGN_H

#include "subject/catalogue.h"

/* Takes the options that bring tests out of the arguments, runs the command with what is left, and ends the
 * processes. Returns an exit code. */
typedef int foreign_run(const struct catalogue *tests, int argc, char **argv);
int with_foreign(int argc, char **argv, foreign_run *run);

/* For the help of a command that takes them. */
#define FOREIGN_USAGE                                                                                        \
  "  Your own tests, in any command that names tests:\n"                                                     \
  "  --plugin FILE.so       the tests of a shared object (graze_plugin.h)\n"                                 \
  "  --command 'PROGRAM …' --form 'SHAPE SHAPE TYPE' [--contract C] [--name ID]\n"                         \
  "                         a program of any language, spoken to in lines: `graze protocol`\n"               \
  "  --limit SECONDS        how long an answer may take (1 without)\n"                                       \
  "  --patience SECONDS     how long crashes and silence may take, in each part of the work (2 without)\n"

/* The test of that id, or NULL after complaining and naming the nearest. */
const struct registry_entry *find_among(const struct catalogue *tests, const char *id);

#endif
