/* A command as a subject: a process that answers lines with lines. docs/protocol.md is what it is told. */
#define _GNU_SOURCE
#include "engine.h"

#include "clock.h"
#include "text.h"
#include "wording.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* READ: what is read at once; PIPE: what may be under way. */
enum { READ = 1 << 16, PIPE = 1 << 20, GRACE_MS = 1 };
static const double OPENING = 20; /* seconds: some languages compile first */

/* A conversation: lines that go out, answers that come in. */
struct talk {
  const struct subject *subject;
  struct child *child;
  struct fault *fault;
  const char *out;
  size_t length, sent;
  struct answer_lines lines;
};

/* Both read what is there and go on; false at a fault, or when the other end is closed. */
static bool read_answers(struct talk *talk) {
  char bytes[READ];
  const ssize_t got = read(talk->child->from, bytes, sizeof bytes);
  if (got > 0)
    return lines_take(&talk->lines, bytes, (size_t)got, talk->fault);
  return got < 0 && (errno == EAGAIN || errno == EINTR);
}

static bool write_lines(struct talk *talk) {
  const ssize_t went = write(talk->child->to, talk->out + talk->sent, talk->length - talk->sent);
  if (went > 0)
    talk->sent += (size_t)went;
  return went > 0 || errno == EAGAIN || errno == EINTR;
}

/* All out, and all answers in; what came of it stands in talk->lines. Silence is time without any of it. */
static bool converse(struct talk *talk, double seconds) {
  while (talk->sent < talk->length || talk->lines.answered < talk->lines.wanted) {
    struct child *child = talk->child;
    struct pollfd fds[] = {{child->from, POLLIN, 0},
                           {talk->sent < talk->length ? child->to : -1, POLLOUT, 0}};
    if (!child_wait(talk->subject, child, fds, clock_seconds() + seconds, seconds, talk->fault) ||
        (fds[0].revents != 0 && !read_answers(talk)) || (fds[1].revents != 0 && !write_lines(talk)))
      return false;
  }
  return true;
}

/* A float is written as the double that it is: whoever reads floats and whoever reads doubles get the same.
 */
static char *put_number(enum number_type type, union number number, char *to) {
  const double value = type_is_whole(type) ? 0 : number_as_double(type, number);
  if (isfinite(value) && type == TYPE_F32)
    return number_put(TYPE_F64, (union number){.f64 = value}, to);
  if (isfinite(value))
    return number_put(type, number, to);
  return stpcpy(to, isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity");
}

static size_t write_batch(const struct form *form, const struct batch *batch, char *lines) {
  const unsigned width = form_columns(form);
  char *to = lines;
  for (size_t row = batch->from; row < batch->from + batch->count; row++)
    for (unsigned k = 0; k < width; k++) {
      to = put_number(form->type, column_get(form->type, batch->columns[k], row), to);
      *to++ = k + 1 < width ? ' ' : '\n';
    }
  *to++ = '\n';
  return (size_t)(to - lines);
}

static size_t command_ask(const struct subject *subject,
                          struct child *child,
                          const struct batch *batch,
                          struct fault *fault) {
  struct talk talk = {.subject = subject,
                      .child = child,
                      .fault = fault,
                      .out = child->lines,
                      .length = write_batch(&subject->algorithm.form, batch, child->lines),
                      .lines = {.answers = batch->answers + batch->from,
                                .wanted = batch->count,
                                .question = subject->algorithm.form.question,
                                .values = batch->values + batch->from}};
  struct pollfd more = {child->from, POLLIN, 0}; /* than was asked for? */
  if (converse(&talk, batch->seconds) && poll(&more, 1, batch->slowly ? GRACE_MS : 0) > 0)
    read_answers(&talk);
  child->unread = talk.lines.unread;
  if (child->unread > 0)
    text_printable(talk.lines.unread_one, child->unread_one, ANSWER_LINE);
  const bool whole = talk.sent == talk.length && talk.lines.answered == talk.lines.wanted && !fault->extra;
  /* A line too few or too many has shifted the others: none of them can be told whose it is. */
  return whole || fault->over ? talk.lines.answered : 0;
}

static bool launch(const struct foreign *foreign, struct child *child) {
  const char *const argv[] = {"/bin/sh", "-c", foreign->given.command, NULL};
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  child->lines = malloc((size_t)SUBJECT_ROWS * FORM_MAX_COLUMNS * NUMBER_TEXT + 1);
  bool fine = child->lines != NULL && process_pipe(in) && process_pipe(out);
  if (fine) {
    const int fds[] = {in[0], out[1], -1};
    fcntl(in[1], F_SETPIPE_SZ, PIPE); /* a wish: some systems allow less */
    fine = (foreign->given.boxed ? process_start_boxed : process_start)(&child->process, argv, fds, 3) &&
           fcntl(in[1], F_SETFL, O_NONBLOCK) == 0 && fcntl(out[0], F_SETFL, O_NONBLOCK) == 0;
  }
  close_fd(&in[0]);
  close_fd(&out[1]);
  child->to = in[1];
  child->from = out[0];
  return fine;
}

/* Reads some of what it writes, `most` bytes at most: 0 when it has closed its output, -1 when it is silent
 * until `end`. */
static ssize_t read_some(const struct subject *subject,
                         struct child *child,
                         char *to,
                         size_t most,
                         double end,
                         struct fault *fault) {
  struct pollfd fds[] = {{child->from, POLLIN, 0}, {-1, 0, 0}};
  return child_wait(subject, child, fds, end, OPENING, fault) ? read(child->from, to, most) : -1;
}

/* The command's first line, a byte at a time: what follows it belongs to nobody yet. */
static bool read_greeting(const struct subject *subject,
                          struct child *child,
                          char line[GREETING_LINE],
                          struct fault *fault) {
  const double end = clock_seconds() + OPENING;
  size_t length = 0;
  while (length + 1 < GREETING_LINE && (length == 0 || line[length - 1] != '\n')) {
    const ssize_t got = read_some(subject, child, line + length, 1, end, fault);
    if (got < 0)
      return fail(fault, "silent for %g s, expected the greeting 'graze 1'", OPENING);
    if (got == 0)
      return false;
    length++;
  }
  line[length] = '\0';
  return true;
}

static bool command_start(const struct subject *subject, struct child *child, struct fault *fault) {
  char form[FORM_TEXT], hello[FORM_TEXT + SUBJECT_NAME + 16], line[GREETING_LINE];
  if (!launch(subject->foreign, child))
    return fail(fault, "cannot be started (%s)", strerror(errno));
  form_print(&subject->algorithm.form, form);
  const int length = snprintf(hello,
                              sizeof hello,
                              "graze 1 %s%s%s\n\n",
                              form,
                              subject->listed ? " " : "",
                              subject->listed ? subject->id : "");
  if (write(child->to, hello, (size_t)length) != length || !read_greeting(subject, child, line, fault))
    return false;
  return greeting_take(line, child->greeting, sizeof child->greeting, fault);
}

const struct engine ENGINE_COMMAND = {"command", command_start, command_ask};

/* 'python3 -u hits/mine.py' is called mine. */
static void name_of(const char *command, char name[SUBJECT_NAME]) {
  const char *best = command, *slash;
  size_t stem = 0;
  for (const char *word = command; *(word += strspn(word, " \t")) != '\0'; word += strcspn(word, " \t"))
    if (*word != '-')
      best = word;
  const char *const end = best + strcspn(best, " \t");
  while ((slash = memchr(best, '/', (size_t)(end - best))) != NULL && slash + 1 < end)
    best = slash + 1;
  for (; best + stem < end && stem + 1 < SUBJECT_NAME && (stem == 0 || best[stem] != '.'); stem++)
    name[stem] = (char)(isalnum((unsigned char)best[stem]) ? best[stem] : '_');
  name[stem] = '\0';
}

/* ---- a command that says which tests it has: greeted with "graze 1 tests", it writes a line for each ----
 */

enum { LIST = 1 << 18, FIELDS = 3 };
static const char HELLO[] = "graze 1 tests\n\n", BEGINNING[] = "test ";

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
      return refuse(why,
                    "--command '%.120s': '%s': expected within LOW:HIGH, tolerance T",
                    foreign->given.command,
                    shown);
    if (!subject_new(subject, foreign, &ENGINE_COMMAND, &record, why))
      return false;
    subject->listed = true;
    foreign->count++;
  }
  return true;
}

/* What it says on standard error: the line that names an error, or the first. */
static void first_words(struct child *child, char said[SUBJECT_SAID]) {
  char *line = child->process.said;
  const char *error = strstr(line, "Error: ");
  error = error != NULL ? error : strstr(line, "Error [");
  for (char *end; error != NULL && (end = strchr(line, '\n')) != NULL && end < error;)
    line = end + 1;
  line[strcspn(line, "\n")] = '\0';
  text_printable(line, said, SUBJECT_SAID);
}

static bool open_listed(struct foreign *foreign, char *why) {
  struct child child = CHILD_NONE;
  const struct subject asks = {.engine = &ENGINE_COMMAND, .foreign = foreign, .until = INFINITY};
  char said[SUBJECT_SAID], *text = calloc(1, LIST);
  struct fault fault = {.exact = false};
  size_t length = 0;
  if (text != NULL && launch(foreign, &child) &&
      write(child.to, HELLO, sizeof HELLO - 1) == (ssize_t)(sizeof HELLO - 1)) {
    close_fd(&child.to);
    for (ssize_t got = 1; got > 0 && length + 1 < LIST; length += got > 0 ? (size_t)got : 0)
      got = read_some(&asks, &child, text + length, LIST - 1 - length, clock_seconds() + OPENING, &fault);
  }
  child_stop(&child);
  const size_t tests = length > 0 ? count_tests(text) : 0;
  foreign->subject = tests > 0 ? calloc(tests, sizeof *foreign->subject) : NULL;
  bool fine = foreign->subject != NULL;
  first_words(&child, said);
  if (fine)
    fine = add_tests(foreign, text, why);
  else if (tests > 0)
    refuse(why, "no memory for a command's tests");
  else
    refuse(why,
           "--command '%.120s': found no --form after it, expected one, as in --form 'disc box-xywh f64', "
           "or a command that names its tests%s%.160s",
           foreign->given.command,
           said[0] != '\0' ? ": " : "",
           said);
  free(text);
  return fine;
}

/* Starts it once, so that a mistake in the command line is told at once. */
static bool try_it(const struct subject *subject, char *why) {
  struct child child = CHILD_NONE;
  struct fault fault;
  char said[SUBJECT_SAID];
  const bool greeted = child_start(subject, &child, &fault);
  child_stop(&child);
  first_words(&child, said);
  const struct subject_given *const given = &subject->foreign->given;
  const bool theirs = given->source != NULL, lacks = strstr(said, "No module named") != NULL ||
                                                     strstr(said, "Cannot find module") != NULL ||
                                                     strstr(said, "Cannot find package") != NULL;
  char from[240];
  snprintf(
      from, sizeof from, theirs ? "%.200s" : "--command '%.120s'", theirs ? given->source : given->command);
  if (!greeted)
    refuse(why,
           "%s: %s%s%.160s%s",
           from,
           fault.reason,
           said[0] != '\0' ? ": " : "",
           said,
           !theirs ? "; `graze protocol` says what it must do"
           : lacks ? "; install that, or try a copy of the file without it"
                   : "");
  return greeted;
}

bool command_open(struct foreign *foreign, char *why) {
  const struct subject_given *given = &foreign->given;
  char name[SUBJECT_NAME];
  if (given->form == NULL)
    return open_listed(foreign, why);
  if (given->name != NULL)
    snprintf(name, sizeof name, "%s", given->name);
  else
    name_of(given->command, name);
  foreign->subject = calloc(1, sizeof *foreign->subject);
  const struct subject_record record = {.id = name,
                                        .title = given->command,
                                        .form = given->form,
                                        .contract = given->contract,
                                        .source = given->command};
  if (foreign->subject == NULL)
    return refuse(why, "no memory for a command");
  if (!subject_new(foreign->subject, foreign, &ENGINE_COMMAND, &record, why))
    return false;
  foreign->count = 1;
  return try_it(foreign->subject, why);
}
