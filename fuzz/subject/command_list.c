/* A command that says which tests it has: greeted with "graze 1 tests", it writes a line for each. */
#define _GNU_SOURCE
#include "lines.h"
#include "wording.h"

#include "shell_word.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LIST = 1 << 18, FIELDS = 3 };
static const char HELLO[] = "graze 1 tests\n\n", BEGINNING[] = "test ";
static const int PATIENCE_MS = 20000; /* without a word: some languages compile first */

/* All that it writes until it is silent for long or closes its output. */
static size_t read_all(struct child *child, char *text, size_t size) {
  size_t length = 0;
  while (length + 1 < size) {
    struct pollfd fds[] = {{child->from, POLLIN, 0}, {child->process.error, POLLIN, 0}};
    const int ready = poll(fds, 2, PATIENCE_MS);
    if (ready == 0 || (ready < 0 && errno != EINTR))
      break;
    if (ready > 0 && fds[1].revents != 0)
      process_drain(&child->process);
    if (ready < 0 || fds[0].revents == 0)
      continue;
    const ssize_t got = read(child->from, text + length, size - 1 - length);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
      break;
    length += got > 0 ? (size_t)got : 0;
  }
  text[length] = '\0';
  return length;
}

/* A title may begin with the word too. */
static bool is_limit(const char *text, const char *word) {
  const size_t length = strlen(word);
  return strncmp(text, word, length) == 0 && text[length] != '\0' &&
         strchr("+-.0123456789", text[length]) != NULL;
}

/* One has a place for a number. */
static bool is_call(const char *text) {
  const char *end = strchr(text, ';'), *place = strchr(text, '{');
  return strncmp(text, "call ", 5) == 0 && end != NULL && place != NULL && place < end;
}

/* "test ID; FORM; CONTRACT; within LOW:HIGH; tolerance T; call TEXT; TITLE", what stands after the contract
 * or not. */
static bool read_record(char *line, struct subject_record *record) {
  const char **const field[FIELDS] = {&record->id, &record->form, &record->contract};
  char *rest = line + sizeof BEGINNING - 1;
  for (unsigned k = 0; k < FIELDS; k++) {
    *field[k] = rest != NULL ? strsep(&rest, ";") : "";
    *field[k] += strspn(*field[k], " ");
  }
  record->title = record->id;
  bool fine = true;
  while (rest != NULL && fine) {
    rest += strspn(rest, " ");
    char *const all = rest;
    if (is_limit(rest, "within ")) {
      fine = limits_read_range(strsep(&rest, ";") + 7, &record->limits);
    } else if (is_limit(rest, "tolerance ")) {
      fine = limits_read_tolerance(strsep(&rest, ";") + 10, &record->limits);
    } else if (is_call(rest)) {
      record->call = strsep(&rest, ";") + 5;
    } else {
      record->title = all;
      break;
    }
  }
  return fine;
}

static size_t count_tests(const char *text) {
  size_t count = 0;
  for (const char *line = text; line != NULL; line = strchr(line, '\n')) {
    line += *line == '\n';
    count += strncmp(line, BEGINNING, sizeof BEGINNING - 1) == 0;
  }
  return count;
}

/* Each line one test; other lines are passed over. */
static bool add_tests(struct foreign *foreign, char *text, char *why) {
  for (char *rest = text, *line; (line = strsep(&rest, "\n")) != NULL;) {
    struct subject_record record = {.source = foreign->given.command};
    struct subject *subject = &foreign->subject[foreign->count];
    char shown[120];
    snprintf(shown, sizeof shown, "%s", line);
    if (strncmp(line, BEGINNING, sizeof BEGINNING - 1) != 0)
      continue;
    line[strcspn(line, "\r")] = '\0';
    if (!read_record(line, &record))
      return say_why(why,
                     SUBJECT_WHY,
                     "--command '%.120s': '%s': expected within LOW:HIGH, tolerance T",
                     foreign->given.command,
                     shown);
    if (!subject_new(subject, foreign, &ENGINE_COMMAND, &record, why))
      return false;
    subject->listed = true;
    foreign->count++;
    if (!subject_told_how(subject, subject_words(subject, NULL), why))
      return false;
  }
  return true;
}

bool command_list(struct foreign *foreign, char *why) {
  struct child child = {.to = -1, .from = -1, .process = {.error = -1}};
  const struct subject asks = {.engine = &ENGINE_COMMAND, .foreign = foreign};
  char reason[SUBJECT_REASON], *text = calloc(1, LIST);
  bool fine = text != NULL && command_launch(foreign, &child) &&
              write(child.to, HELLO, sizeof HELLO - 1) == (ssize_t)(sizeof HELLO - 1);
  if (fine) {
    close_fd(&child.to);
    read_all(&child, text, LIST);
  }
  child_stop(&asks, &child, reason);
  const size_t tests = fine ? count_tests(text) : 0;
  if (tests == 0) {
    child.process.said[strcspn(child.process.said, "\n")] = '\0';
    snprintf(why,
             SUBJECT_WHY,
             "--command '%.120s': found no --form after it, expected one, as in --form 'disc box-xywh f64', "
             "or a command that names its tests%s%.160s",
             foreign->given.command,
             child.process.said[0] != '\0' ? ": " : "",
             child.process.said);
    fine = false;
  } else if ((foreign->subject = calloc(tests, sizeof *foreign->subject)) == NULL) {
    snprintf(why, SUBJECT_WHY, "no memory for a command's tests");
    fine = false;
  } else {
    fine = add_tests(foreign, text, why);
  }
  free(text);
  return fine;
}
