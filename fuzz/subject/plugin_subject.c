/* A plugin as a subject: its process and the memory shared with it. */
#define _GNU_SOURCE
#include "clock.h"
#include "engine.h"
#include "number.h"
#include "room.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

/* OPENING: seconds for loading; large libraries take their time. LOOK: for a first look at a test. */
static const double OPENING = 20, LOOK = 0.2;

/* Reads away what stands in the pipe; whether there was anything. */
static bool drain_output(struct child *child) {
  enum { TURNS = 64 }; /* more than a pipe holds */
  char more[4096];
  ssize_t got = 1;
  bool any = false;
  for (int turn = 0; got > 0 && turn < TURNS; turn++) {
    got = read(child->from, more, sizeof more);
    any |= got > 0;
  }
  if (got == 0)
    close_fd(&child->from);
  return any;
}

/* The answer is one byte. Meanwhile output is read, or the plugin would stand still. */
static bool request(const struct subject *subject,
                    struct child *child,
                    const struct request *request,
                    double seconds,
                    bool *printed,
                    struct fault *fault) {
  const double end = clock_seconds() + seconds;
  char done;
  *printed = false;
  if (send(child->to, request, sizeof *request, MSG_NOSIGNAL) != (ssize_t)sizeof *request)
    return false;
  for (;;) {
    struct pollfd fds[] = {{child->to, POLLIN, 0}, {child->from, POLLIN, 0}};
    if (!child_wait(subject, child, fds, end, seconds, fault)) {
      fault->exact &= !fault->silent; /* the machine may just be busy: the case is asked by itself */
      return false;
    }
    if (fds[1].revents != 0)
      *printed |= drain_output(child);
    if (fds[0].revents != 0)
      return recv(child->to, &done, 1, MSG_DONTWAIT) == 1;
  }
}

static bool make_room(struct child *child, int *fd) {
  *fd = memfd_create("graze", MFD_CLOEXEC);
  if (*fd < 0 || ftruncate(*fd, sizeof *child->room) != 0)
    return false;
  void *room = mmap(NULL, sizeof *child->room, PROT_READ | PROT_WRITE, MAP_SHARED, *fd, 0);
  child->room = room == MAP_FAILED ? NULL : room;
  return child->room != NULL;
}

static bool launch(const struct foreign *foreign, struct child *child) {
  char self[PATH_MAX] = "";
  /* In the box /proc is another one. */
  if (readlink("/proc/self/exe", self, sizeof self - 1) < 0)
    return false;
  const char *host = foreign->given.host != NULL ? foreign->given.host : self;
  const char *const argv[] = {host, PLUGIN_HOST, foreign->given.path, NULL};
  int room = -1, output[2] = {-1, -1}, ends[2] = {-1, -1};
  bool fine = make_room(child, &room) && process_pipe(output) && process_socket(ends);
  if (fine) {
    const int fds[PROCESS_FDS] = {-1, output[1], -1, room, ends[1]};
    fine = (foreign->given.boxed ? process_start_boxed
                                 : process_start)(&child->process, argv, fds, PROCESS_FDS) &&
           fcntl(output[0], F_SETFL, O_NONBLOCK) == 0;
  }
  close_fd(&room);
  close_fd(&output[1]);
  close_fd(&ends[1]);
  child->from = output[0];
  child->to = ends[0];
  return fine;
}

static bool plugin_describe(const struct subject *subject,
                            struct child *child,
                            uint32_t index,
                            struct described *to,
                            struct fault *fault) {
  const struct request what = {REQUEST_DESCRIBE, index, 0};
  bool printed;
  if (!request(subject, child, &what, OPENING, &printed, fault))
    return false;
  memcpy(to, &child->room->described, sizeof *to);
  to->id[sizeof to->id - 1] = to->title[sizeof to->title - 1] = to->form[sizeof to->form - 1] =
      to->contract[sizeof to->contract - 1] = to->source[sizeof to->source - 1] = '\0';
  return true;
}

static bool plugin_start(const struct subject *subject, struct child *child, struct fault *fault) {
  struct described described;
  if (!launch(subject->foreign, child))
    return fail(fault, "cannot be started (%s)", strerror(errno));
  return plugin_describe(subject, child, subject->index, &described, fault);
}

static void take_answers(const struct room *room, const struct batch *batch, size_t count) {
  memcpy(batch->answers + batch->from, room->answers, count);
  memcpy(batch->values + batch->from, room->values, count * sizeof *room->values);
}

static size_t plugin_ask(const struct subject *subject,
                         struct child *child,
                         const struct batch *batch,
                         struct fault *fault) {
  const struct form *form = &subject->algorithm.form;
  const size_t size = type_size(form->type);
  const struct request what = {
      subject->by_case ? REQUEST_ONE : REQUEST_MANY, subject->index, (uint32_t)batch->count};
  struct room *room = child->room;
  bool printed;
  for (unsigned k = 0; k < form_columns(form); k++)
    memcpy(room->column[k], (const char *)batch->columns[k] + batch->from * size, batch->count * size);
  room->row = room->beyond = 0;
  fault->exact = subject->by_case;
  const bool answered = request(subject, child, &what, batch->seconds, &printed, fault);
  if (!answered) {
    /* Its end is waited for, so that the row no longer moves: one that only closed its socket goes on. */
    if (fault->reason[0] == '\0')
      process_stop(&child->process, fault->reason);
    if (*(volatile uint32_t *)&room->beyond != 0)
      fail(fault, "read beyond its %u numbers of %s", form_columns(form), type_name(form->type));
    const size_t row = *(volatile uint32_t *)&room->row;
    const size_t known = subject->by_case && row < batch->count ? row : 0;
    fault->exact &= row < batch->count;
    take_answers(room, batch, known);
    return known;
  }
  if (printed) {
    *fault = (struct fault){.reason = "wrote to standard output", .alive = true};
    return 0;
  }
  take_answers(room, batch, batch->count);
  child->odd = room->odd;
  return batch->count;
}

const struct engine ENGINE_PLUGIN = {"plugin", plugin_start, plugin_ask};

/* Small whole numbers to a test asked case by case, when it is loaded: one that was written for larger
 * numbers reads beyond those of its form. Nothing else that goes wrong is told here. False, with why, when it
 * does. */
static bool try_numbers(struct subject *subject, struct child *child, char *why) {
  static const char *const NAME[TYPES] = {
      [TYPE_I32] = "int32_t", [TYPE_I64] = "int64_t", [TYPE_F32] = "float", [TYPE_F64] = "double"};
  enum { ROWS = 4 };
  const struct form *form = &subject->algorithm.form;
  double column[FORM_MAX_COLUMNS][ROWS];
  const void *columns[FORM_MAX_COLUMNS];
  uint8_t answers[ROWS];
  double values[ROWS][ANSWER_VALUES];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++) {
    columns[k] = column[k];
    for (unsigned row = 0; row < ROWS; row++)
      column_set(form->type, column[k], row, number_nearest(form->type, row * k % 5 + row % 2));
  }
  struct fault fault = {.exact = false};
  const struct batch batch = {
      .columns = columns, .count = ROWS, .answers = answers, .values = values, .seconds = LOOK};
  const bool answered = plugin_ask(subject, child, &batch, &fault) == ROWS;
  const bool beyond = !answered && *(volatile uint32_t *)&child->room->beyond != 0;
  if (beyond)
    refuse(why,
           "%.200s: %s: expected a function of the %u numbers of its form, each %s, as .%s; found one that "
           "reads beyond them, as one of larger numbers does",
           subject->foreign->given.path,
           subject->id,
           form_columns(form),
           NAME[form->type],
           type_name(form->type));
  if (!answered) {
    child_stop(child);
    child_start(subject, child, &fault);
  }
  return !beyond;
}

static bool open_tests(struct foreign *foreign, struct child *child, char *why) {
  const struct subject asks = {.engine = &ENGINE_PLUGIN, .foreign = foreign, .until = INFINITY};
  char unstated[SUBJECT_NAME] = ""; /* the first without a contract */
  const char *taken = "";
  struct fault fault;
  if (!child_start(&asks, child, &fault)) {
    refuse(why,
           "%.200s: cannot be loaded as a plugin: %.300s",
           foreign->given.path,
           child->process.said[0] != '\0' ? child->process.said : fault.reason);
    why[strcspn(why, "\n")] = '\0';
    return false;
  }
  const uint32_t tests = child->room->described.tests;
  if (tests == 0 || tests > 10000)
    return refuse(why, "%.200s: found %u tests, expected at least one", foreign->given.path, tests);
  foreign->subject = calloc(tests, sizeof *foreign->subject);
  for (uint32_t k = 0; k < tests; k++) {
    struct described each;
    if (foreign->subject == NULL || !plugin_describe(&asks, child, k, &each, &fault))
      return refuse(why, "%.200s: does not describe its tests", foreign->given.path);
    if (!each.one && !each.many)
      return refuse(why,
                    "%.200s: %.60s: found no function, expected .answer, .answer_many or .values",
                    foreign->given.path,
                    each.id);
    struct subject *subject = &foreign->subject[k];
    const bool is_stated = each.contract[0] != '\0';
    const struct subject_record record = {each.id,
                                          each.title[0] != '\0' ? each.title : each.id,
                                          each.form,
                                          is_stated ? each.contract : NULL,
                                          each.source[0] != '\0' ? each.source : foreign->given.path,
                                          NULL,
                                          each.limits};
    if (!subject_new(subject, foreign, &ENGINE_PLUGIN, &record, why))
      return false;
    foreign->count++;
    subject->index = k;
    subject->by_case = !each.many;
    if (subject->by_case && !try_numbers(subject, child, why))
      return false;
    if (!is_stated && unstated[0] == '\0')
      memcpy(unstated, each.id, sizeof unstated), taken = contract_name(subject->algorithm.by_code);
  }
  if (unstated[0] != '\0')
    snprintf(why,
             SUBJECT_WHY,
             "%.200s: %s states no .contract: taken as %s",
             foreign->given.path,
             unstated,
             taken);
  return true;
}

bool plugin_open(struct foreign *foreign, char *why) {
  struct stat status;
  struct child child = CHILD_NONE;
  if (stat(foreign->given.path, &status) != 0)
    return refuse(why, "--plugin: %.300s: %s", foreign->given.path, strerror(errno));
  const bool fine = open_tests(foreign, &child, why);
  child_stop(&child);
  return fine;
}
