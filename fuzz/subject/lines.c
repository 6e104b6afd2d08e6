/* Answers of a command, read line by line. */
#include "engine.h"

#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool complain_of_line(const struct answer_lines *lines, struct fault *fault) {
  char line[ANSWER_LINE + 1], shown[2 * ANSWER_LINE];
  const unsigned numbers = question_values(lines->question);
  snprintf(line, sizeof line, "%.*s", (int)lines->in_line, lines->line);
  text_printable(line, shown, sizeof shown);
  return fail(fault,
              "wrote '%s', expected %s%s, ? or -",
              shown,
              numbers == 0                      ? "1, 0"
              : lines->question == QUESTION_RAY ? "a number, or the two of a point"
              : numbers == 1                    ? "a number"
                                                : "two numbers with a space between",
              question_has_none(lines->question) ? ", none" : "");
}

/* ANSWERS: no answer at all. */
static enum answer answer_of(char written) {
  static const char WRITTEN[ANSWERS + 1] = "01?-";
  const char *const at = written != '\0' ? strchr(WRITTEN, written) : NULL;
  return at != NULL ? (enum answer)(at - WRITTEN) : ANSWERS;
}

/* As many numbers as are wanted, a space between, or the two of a ray's point, or a part of a way and
 * infinity; where there may be none, that word. */
static bool read_values(const struct answer_lines *lines, double *values) {
  char text[ANSWER_LINE + 1];
  snprintf(text, sizeof text, "%.*s", (int)lines->in_line, lines->line);
  char *at = text;
  const bool moves = question_moves(lines->question);
  unsigned wanted = question_values(lines->question);
  if (question_has_none(lines->question) && strcmp(text, "none") == 0) {
    for (unsigned k = 0; k < ANSWER_VALUES; k++)
      values[k] = INFINITY;
    return true;
  }
  if (moves) {
    values[1] = NAN;
    wanted += strchr(text, ' ') != NULL;
  }
  for (unsigned k = 0; k < wanted; k++) {
    char *const from = at + (k > 0 && *at == ' ');
    values[k] = strtod(from, &at);
    if (at == from || (k > 0 && from[-1] != ' '))
      return false;
  }
  return *at == '\0' && (!moves || lines->question == QUESTION_RAY || !isfinite(values[1]));
}

/* A whole line; false when it is no answer. */
static bool take_line(struct answer_lines *lines, struct fault *fault) {
  if (lines->in_line > 0 && lines->line[lines->in_line - 1] == '\r')
    lines->in_line--;
  const bool numbers = question_values(lines->question) > 0;
  enum answer answer = lines->in_line == 1 ? answer_of(lines->line[0]) : ANSWERS;
  if (numbers && (answer <= ANSWER_HIT || answer == ANSWERS))
    answer = read_values(lines, lines->values[lines->answered]) ? ANSWER_HIT : ANSWERS;
  if (lines->in_line > 1 && strncmp(lines->line, "- ", 2) == 0) {
    answer = ANSWER_DECLINED;
    lines->unread++;
    snprintf(lines->unread_one, ANSWER_LINE, "%.*s", (int)lines->in_line - 2, lines->line + 2);
  }
  if (answer == ANSWERS)
    return complain_of_line(lines, fault);
  lines->answers[lines->answered++] = (uint8_t)answer;
  lines->in_line = 0;
  return true;
}

bool lines_take(struct answer_lines *lines, const char *bytes, size_t count, struct fault *fault) {
  for (size_t k = 0; k < count; k++) {
    if (lines->answered == lines->wanted) {
      *fault = (struct fault){.reason = "wrote more lines than it got cases", .extra = true};
      return false;
    }
    if (bytes[k] == '\n') {
      if (!take_line(lines, fault))
        return false;
    } else if (lines->in_line == ANSWER_LINE) {
      return complain_of_line(lines, fault);
    } else {
      lines->line[lines->in_line++] = bytes[k];
    }
  }
  return true;
}

bool greeting_take(char line[GREETING_LINE], char *words, size_t size, struct fault *fault) {
  char shown[GREETING_LINE];
  line[strcspn(line, "\r\n")] = '\0';
  text_printable(line, shown, sizeof shown);
  if (strcmp(line, "graze 1") != 0 && strncmp(line, "graze 1 ", 8) != 0)
    return fail(fault, "greeted with '%.60s', expected 'graze 1'", shown);
  snprintf(words, size, "%.*s", (int)size - 1, strlen(shown) > 8 ? shown + 8 : "");
  return true;
}
