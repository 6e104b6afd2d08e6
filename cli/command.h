/* What every subcommand is made of, and what they share: exit codes, errors, colours. */
#ifndef GRAZE_COMMAND_H
#define GRAZE_COMMAND_H

#include "algorithm.h"
#include "registry.h"

#include <stdio.h>

enum exit_code { EXIT_FINE, EXIT_DISAGREEMENT, EXIT_WRONG_USE };

struct command {
  const char *name;
  const char *line;                  /* what it does, in a line */
  const char *help;                  /* an example first, then the rest */
  int (*run)(int argc, char **argv); /* argv[0] is the subcommand's name */
};

extern const struct command COMMAND_LIST, COMMAND_SHOW, COMMAND_CHECK, COMMAND_VERIFY;

/* "graze: ..." on standard error; returns EXIT_WRONG_USE. */
__attribute__((format(printf, 1, 2))) int complain(const char *format, ...);
/* The test of that id, or NULL after complaining and naming the nearest. */
const struct registry_entry *find_test(const char *id);

/* Colour on a terminal, unless NO_COLOR is set; "" otherwise. */
enum colour { COLOUR_OFF, COLOUR_BOLD, COLOUR_DIM, COLOUR_WRONG, COLOUR_RIGHT };
const char *colour(enum colour colour);
/* Whether standard output takes UTF-8, by the locale's name. */
bool terminal_is_utf8(void);
/* The columns that UTF-8 text takes, one a character. */
int text_width(const char *text);
/* Prints text and pads it with spaces to `width` columns. */
void print_padded(const char *text, int width);

#endif
