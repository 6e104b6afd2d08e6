/* What is written for a person: complaints, colours, widths, lines that fit the terminal. */
#ifndef GRAZE_OUT_H
#define GRAZE_OUT_H

#include "wording.h"

#include <stdbool.h>
#include <stdio.h>

enum exit_code { EXIT_FINE, EXIT_DISAGREEMENT, EXIT_WRONG_USE, EXIT_INTERRUPTED = 130 };

/* "graze: ..." on standard error, whatever bytes the arguments hold; returns EXIT_WRONG_USE. */
__attribute__((format(printf, 1, 2))) int complain(const char *format, ...);

/* Colour on a terminal, unless NO_COLOR is set; "" otherwise. */
enum ink { INK_OFF, INK_BOLD, INK_DIM, INK_WRONG, INK_RIGHT, INK_DOUBT };
const char *ink(enum ink which);
/* Whether standard output takes UTF-8, by the locale's name. */
bool terminal_is_utf8(void);

/* On a terminal, a line of standard error that the next one replaces. */
__attribute__((format(printf, 1, 2))) void show_progress(const char *format, ...);
void clear_progress(void);

/* 0 when lines need not be broken. */
int terminal_columns(void);
/* The columns that UTF-8 text takes, one a character; colours take none. */
int text_width(const char *text);

/* Prints text from column `indent` on, and ends the line. It is broken between words into lines of so many
   columns, and those that follow begin at `indent` too; 0: it stays one line. */
void print_filled(FILE *out, const char *text, int indent, int columns);

/* The end of what is written: the exit code, or that of a complaint when it could not be written. Where
 * nobody reads it any more the process ends in silence, as by SIGPIPE. */
int end_output(int code);

#endif
