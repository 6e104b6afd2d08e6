/* The commands, and what their tables say in words: help, and what a shell completes. */
#ifndef GRAZE_COMMAND_H
#define GRAZE_COMMAND_H

#include "options.h"
#include "out.h"
#include "registry.h"

/* What each is made of alike: the OPTIONS and the REQUEST of its file, and its `run`, which is given them. */
#define COMMAND(NAME, ...)                                                                                   \
  static int run_##NAME(const void *request, const struct catalogue *tests) { return run(request, tests); }  \
  const struct command COMMAND_##NAME = {                                                                    \
      .options = OPTIONS, .request = sizeof(REQUEST), .run = run_##NAME, __VA_ARGS__}
extern const struct command COMMAND_LIST, COMMAND_SHOW, COMMAND_CHECK, COMMAND_VERIFY;
extern const struct command COMMAND_FUZZ, COMMAND_RESUME, COMMAND_MERGE, COMMAND_FINDINGS, COMMAND_REPLAY,
    COMMAND_SHRINK, COMMAND_CORPUS, COMMAND_REPORT, COMMAND_PROTOCOL, COMMAND_PLOT, COMMAND_VECTORS,
    COMMAND_NEW, COMMAND_EXHAUST, COMMAND_TRY, COMMAND_GRADE;

/* The rows of what the test is asked in a folder, a file of those that it gets wrong, and the runners of a
 * language, a number of `language_word`; more than those: none. An exit code, after complaining. */
int keep_vectors(const struct registry_entry *entry, unsigned language, const char *folder);
/* Whether there are any. */
bool has_vectors(const struct form *form);

/* All of them, under headings; the last has no command. */
struct listed {
  const char *heading; /* NULL: that of the one before */
  const struct command *command;
};
extern const struct listed COMMANDS[];
const struct command *command_named(const char *name);

/* All commands, exit codes and variables. */
void print_overview(FILE *out);
void print_help(const struct command *command);
/* What may stand for the last of the words, which follow `graze`: one a line, a tab and what it means after
 * it;
 * ":files" for the names of files. */
void print_completions(int words, char **word);

#endif
