/* What the tables of the commands say in words: help, and what a shell completes. */
#ifndef GRAZE_HELP_H
#define GRAZE_HELP_H

#include "command.h"

#include <stdio.h>

/* All commands, exit codes and variables. */
void print_overview(FILE *out);
void print_help(const struct command *command);
/* What may stand for the last of the words, which follow `graze`: one a line, a tab and what it means after
 * it;
 * ":files" for the names of files. */
void print_completions(int words, char **word);

#endif
