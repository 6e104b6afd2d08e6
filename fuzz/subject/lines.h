/* What a command writes, taken as it comes, in whatever pieces: its greeting, and a line an answer. */
#ifndef GRAZE_LINES_H
#define GRAZE_LINES_H

#include "engine.h"

enum { ANSWER_LINE = 48, GREETING_LINE = 200 }; /* longer than any */

struct answer_lines {
  uint8_t *answers; /* room for `wanted` */
  size_t wanted, answered;
  char line[ANSWER_LINE]; /* the beginning of a line that is not whole yet */
  size_t in_line;
};

/* False when what came is no answer, or one too many; the fault tells. */
bool lines_take(struct answer_lines *lines, const char *bytes, size_t count, struct fault *fault);

/* The words after "graze 1", made printable; false when the line, with its end or without, is no greeting. */
bool greeting_take(char line[GREETING_LINE], char *words, size_t size, struct fault *fault);

#endif
