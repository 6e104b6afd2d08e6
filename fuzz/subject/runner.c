/* Putting batches to a subject: finding the case that made one fail, starting anew, giving up. */
#define _DEFAULT_SOURCE /* getloadavg */
#include "engine.h"

#include "clock.h"
#include "reference/reference.h"
#include "room.h"
#include "wording.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { FEWEST_ROWS = 4 };

bool fail(struct fault *fault, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(fault->reason, sizeof fault->reason, format, arguments);
  va_end(arguments);
  return false;
}

void child_stop(struct child *child) {
  /* A command sees the end of its input, a plugin that of its socket. */
  close_fd(&child->to);
  process_stop(&child->process, child->ended);
  close_fd(&child->from);
  if (child->room != NULL)
    munmap(child->room, sizeof *child->room);
  child->room = NULL;
  free(child->lines);
  child->lines = NULL;
  child->running = false;
}

/* Where nothing else is known, how the process ended is why. */
static void child_fail(struct child *child, struct fault *fault) {
  child_stop(child);
  if (fault->reason[0] == '\0')
    fail(fault, "%s", child->ended[0] != '\0' ? child->ended : "closed its output");
  else if (child->asked > 0 &&
           strncmp(child->ended, " after", 6) == 0) /* it was still there, and had grown */
    text_add(fault->reason, sizeof fault->reason, "%s", child->ended);
}

bool child_start(const struct subject *subject, struct child *child, struct fault *fault) {
  *fault = (struct fault){.exact = true};
  child->asked = 0;
  child->running = subject->engine->start(subject, child, fault);
  if (!child->running)
    child_fail(child, fault);
  return child->running;
}

/* To be had until the end of a block: GUARDED(lock(subject)). */
static pthread_mutex_t *lock(struct subject *subject) {
  pthread_mutex_lock(&subject->mutex);
  return &subject->mutex;
}
static void unlock(pthread_mutex_t **mutex) { pthread_mutex_unlock(*mutex); }
#define GUARDED(mutex) __attribute__((cleanup(unlock), unused)) pthread_mutex_t *guard = mutex

static struct child *take_child(struct subject *subject) {
  GUARDED(lock(subject));
  struct child *child = subject->idle;
  if (child != NULL) {
    subject->idle = child->next;
  } else {
    child = malloc(sizeof *child);
    if (child != NULL)
      *child = CHILD_NONE;
  }
  return child;
}

bool subject_is_over(const struct subject *subject) {
  return clock_seconds() >= atomic_load_explicit(&subject->until, memory_order_relaxed);
}

void subject_until(struct subject *subject, double time) {
  atomic_store_explicit(&subject->until, time, memory_order_relaxed);
}

bool child_wait(const struct subject *subject,
                struct child *child,
                struct pollfd fds[2],
                double end,
                double seconds,
                struct fault *fault) {
  static const double AT_ONCE = 0.05;
  for (;;) {
    const double left = end - clock_seconds();
    struct pollfd all[] = {fds[0], fds[1], {child->process.error, POLLIN, 0}};
    fault->over = subject_is_over(subject);
    if (fault->over)
      return false;
    const int ready = poll(all, 3, left > 0 ? (int)(fmin(left, AT_ONCE) * 1000) + 1 : 0);
    if (ready < 0 && errno != EINTR)
      return false;
    for (unsigned k = 0; k < 2; k++)
      fds[k].revents = ready > 0 ? all[k].revents : 0;
    if (ready > 0 && all[2].revents != 0)
      process_drain(&child->process);
    if (fds[0].revents != 0 || fds[1].revents != 0)
      return true;
    if (left <= 0) {
      if (process_has_ended(&child->process))
        return false;
      fault->silent = true;
      return fail(fault, "silent for %g s", seconds);
    }
  }
}

static void give_back(struct subject *subject, struct child *child) {
  GUARDED(lock(subject));
  child->next = subject->idle;
  subject->idle = child;
}

/* A busy machine makes anybody slow: a test is not given up on before a case is known that it fails on. */
static bool has_time(struct subject *subject) {
  GUARDED(lock(subject));
  const bool unnamed = subject->hurry == 0 && subject->story.failures == 0;
  return subject->left.failures > 0 && (subject->left.seconds > 0 || unnamed) && !subject_is_over(subject);
}

static void gather(const struct form *form, const struct batch *batch, size_t row, union number *numbers) {
  memset(numbers, 0, FORM_MAX_COLUMNS * sizeof *numbers);
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] = column_get(form->type, batch->columns[k], row);
}

/* What is kept of a failure at these numbers, or NULL. */
static const struct incident *kept_incident(const struct subject *subject, const union number *numbers) {
  const struct form *form = &subject->algorithm.form;
  for (size_t k = 0; subject->incident != NULL && k < subject->incidents; k++) {
    bool same = true;
    for (unsigned c = 0; c < form_columns(form) && same; c++)
      same = memcmp(&subject->incident[k].numbers[c], &numbers[c], type_size(form->type)) == 0;
    if (same)
      return &subject->incident[k];
  }
  return NULL;
}

/* The first failures are kept, and the last ones. */
static void note_incident(struct subject *subject,
                          const union number *numbers,
                          const struct fault *fault,
                          const char *said) {
  if (subject->incident == NULL)
    subject->incident = calloc(INCIDENTS_KEPT, sizeof *subject->incident);
  if (subject->incident == NULL || kept_incident(subject, numbers) != NULL)
    return;
  const size_t slot = subject->incidents < INCIDENTS_KEPT
                          ? subject->incidents++
                          : INCIDENTS_KEPT / 2 + subject->turned++ % (INCIDENTS_KEPT / 2);
  struct incident *incident = &subject->incident[slot];
  memcpy(incident->numbers, numbers, sizeof incident->numbers);
  memcpy(incident->reason, fault->reason, sizeof incident->reason);
  incident->silent = fault->silent;
  memcpy(incident->said, said, sizeof incident->said);
}

/* What one batch is put to, and how it fares. */
struct attempt {
  struct subject *subject;
  struct child *child;
  struct batch batch;
  bool careful;       /* case by case: something is wrong among them */
  unsigned explained; /* failures of single cases */
  double seconds;     /* that the last answers took */
  char reason[SUBJECT_REASON];
};

/* A failure is counted, and the time lost in it; `row` is the case that caused it, or the batch's count when
 * none is known. */
static void note(struct attempt *attempt, const struct fault *fault, size_t row, double seconds) {
  struct subject *subject = attempt->subject;
  char said[SUBJECT_SAID];
  union number numbers[FORM_MAX_COLUMNS];
  text_printable(attempt->child->process.said, said, sizeof said);
  GUARDED(lock(subject));
  subject->left.failures -= subject->left.failures > 0;
  subject->left.seconds -= seconds;
  if (said[0] != '\0')
    memcpy(subject->story.said, said, sizeof said);
  if (row < attempt->batch.count && subject->hurry == 0) {
    gather(&subject->algorithm.form, &attempt->batch, row, numbers);
    subject->story.failures += !subject->doubts;
    note_incident(subject, numbers, fault, said);
  }
}

/* The first start is for free; the others are time lost in failures. */
static bool start_again(struct attempt *attempt, struct fault *fault) {
  struct subject *subject = attempt->subject;
  const double began = clock_seconds();
  const bool started = child_start(subject, attempt->child, fault);
  GUARDED(lock(subject));
  subject->left.seconds -= attempt->child->restarted ? clock_seconds() - began : 0;
  attempt->child->restarted = true;
  return started;
}

static void
count_asked(struct subject *subject, const struct child *child, size_t count, double seconds, bool fine) {
  GUARDED(lock(subject));
  subject->story.asked += count;
  subject->story.unread += child->unread;
  if (child->unread > 0)
    memcpy(subject->story.unread_one, child->unread_one, ANSWER_LINE);
  subject->story.seconds += seconds;
  if (fine && (subject->usual == 0 || seconds < subject->usual * (double)count))
    subject->usual = seconds / (double)count;
}

/* How long a case takes as a rule, to stand behind a reason. */
static void add_usual(struct subject *subject, char reason[SUBJECT_REASON]) {
  GUARDED(lock(subject));
  if (subject->usual > 0)
    text_add(reason,
             SUBJECT_REASON,
             subject->usual < 0.01 ? ", where %.1g ms is usual" : ", where %.0f ms is usual",
             subject->usual * 1e3);
}

/* Whether the last answers took so long that one of them stands out. Of many such a case is looked for once.
 */
static bool is_slow(struct attempt *attempt, size_t count) {
  static const double LONG = 0.4, TIMES = 1000;
  struct subject *subject = attempt->subject;
  GUARDED(lock(subject));
  const bool slow = subject->hurry == 0 && attempt->seconds >= LONG &&
                    attempt->seconds >= (TIMES + (double)count) * subject->usual &&
                    (count == 1 || !subject->is_slow);
  subject->is_slow |= slow;
  return slow;
}

/* How long it may be silent. */
static double limit_of(struct subject *subject) {
  GUARDED(lock(subject));
  return subject->hurry > 0 ? subject->hurry : subject->foreign->given.seconds;
}

/* Where numbers are asked for: whether those given are right. */
static void grade_rows(struct subject *subject, const struct batch *part, size_t count) {
  const struct algorithm *a = &subject->algorithm;
  for (size_t row = part->from; row < part->from + count && question_values(a->form.question) > 0; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    double *const values = part->values[row];
    gather(&a->form, part, row, numbers);
    algorithm_take_point(a, numbers, values);
    if (part->answers[row] == ANSWER_HIT && !subject->is_late && algorithm_is_late(a, numbers, values))
      subject->is_late = true;
    if (part->answers[row] <= ANSWER_HIT)
      part->answers[row] = part->answers[row] == ANSWER_HIT ? (uint8_t)algorithm_grade(a, numbers, values)
                                                            : (uint8_t)ANSWER_NONE;
  }
}

/* Rows [row, row + count) to the process, which is started when there is none; how many are answered. */
static size_t put(struct attempt *attempt, size_t row, size_t count, struct fault *fault) {
  struct subject *subject = attempt->subject;
  struct child *child = attempt->child;
  struct batch part = attempt->batch;
  part.from = row;
  part.count = count;
  part.seconds = limit_of(subject);
  if (!child->running && !start_again(attempt, fault))
    return 0;
  *fault = (struct fault){.exact = false};
  const double began = clock_seconds();
  const size_t answered = subject->engine->ask(subject, child, &part, fault);
  grade_rows(subject, &part, answered);
  child->asked += count;
  attempt->seconds = clock_seconds() - began;
  count_asked(subject, child, fault->over ? answered : count, attempt->seconds, answered == count);
  if (answered < count && !fault->alive)
    child_fail(child, fault);
  return answered;
}

/* Whether a case that was slow by itself is so again: a machine stands still now and then. */
static bool is_slow_again(struct attempt *attempt, size_t row, struct fault *fault) {
  if (put(attempt, row, 1, fault) < 1 || !is_slow(attempt, 1))
    return false;
  *fault = (struct fault){.silent = true, .exact = true};
  return !fail(fault, attempt->seconds < 10 ? "takes %.2g s" : "takes %.0f s", attempt->seconds);
}

/* Whether so many others wait for the machine that anybody may be silent for a while. */
static bool is_machine_busy(void) {
  static const double EACH = 2;
  double load;
  return getloadavg(&load, 1) == 1 && load > EACH * (double)sysconf(_SC_NPROCESSORS_ONLN);
}

/* A case that was silent there is asked once more before it is blamed. */
static bool answers_again(struct attempt *attempt, size_t row, const struct fault *fault) {
  struct fault again;
  return fault->silent && is_machine_busy() && put(attempt, row, 1, &again) == 1;
}

/* One step: the rest of the batch, or one case; the rows that are then behind. */
static size_t step(struct attempt *attempt, size_t row) {
  const size_t count = attempt->careful ? 1 : attempt->batch.count - row;
  const double began = clock_seconds();
  struct fault fault;
  const size_t answered = put(attempt, row, count, &fault);
  const bool slow = answered == count && is_slow(attempt, count);
  if (slow && count > 1) { /* which of them? */
    attempt->careful = true;
    return 0;
  }
  if ((answered == count && !(slow && is_slow_again(attempt, row, &fault))) || fault.over)
    return answered;
  const bool found = fault.exact || count == 1;
  if (found && !slow && answers_again(attempt, row + answered, &fault))
    return answered + 1;
  const size_t at = slow ? 0 : answered;
  if (fault.silent)
    add_usual(attempt->subject, fault.reason);
  note(attempt, &fault, found ? row + at : attempt->batch.count, clock_seconds() - began);
  if (found) {
    attempt->explained++;
    attempt->batch.answers[row + at] = ANSWER_NONE;
    attempt->careful &= !slow; /* one that is slow is enough */
    return at + 1;
  }
  attempt->careful = true;
  attempt->batch.slowly = fault.extra;
  memcpy(attempt->reason, fault.reason, sizeof attempt->reason);
  return answered;
}

static void ask_batch(struct attempt *attempt) {
  struct subject *subject = attempt->subject;
  size_t row = 0;
  while (row < attempt->batch.count && has_time(subject))
    row += step(attempt, row);
  memset(attempt->batch.answers + row, ANSWER_UNASKED, attempt->batch.count - row);
  GUARDED(lock(subject));
  if (!subject_is_over(subject))
    subject->story.unasked += attempt->batch.count - row;
  if (attempt->reason[0] != '\0' && attempt->explained == 0 && row == attempt->batch.count) {
    /* Each by itself answers: perhaps they are too much together. */
    subject->story.unexplained++;
    subject->rows = subject->rows > FEWEST_ROWS ? subject->rows / 8 : FEWEST_ROWS;
    memcpy(subject->story.unexplained_reason, attempt->reason, sizeof attempt->reason);
  }
  memcpy(subject->story.greeting, attempt->child->greeting, sizeof attempt->child->greeting);
}

static size_t rows_at_once(struct subject *subject, size_t wanted) {
  GUARDED(lock(subject));
  return wanted < subject->rows ? wanted : subject->rows;
}

static bool find_incident(struct subject *subject, const union number *numbers, struct incident *incident) {
  GUARDED(lock(subject));
  const struct incident *kept = kept_incident(subject, numbers);
  if (kept != NULL)
    *incident = *kept;
  return kept != NULL;
}

/* The shrinker and the reports come back to the cases that failed; a hang need not be sat through again. */
static bool is_known_failure(struct subject *subject, const void *const *columns) {
  union number numbers[FORM_MAX_COLUMNS];
  struct incident incident;
  const struct batch batch = {.columns = columns};
  gather(&subject->algorithm.form, &batch, 0, numbers);
  return find_incident(subject, numbers, &incident) && (incident.silent || !subject->doubts);
}

/* `values` may be NULL. */
void subject_values(struct subject *subject,
                    const void *const *columns,
                    size_t count,
                    uint8_t *answers,
                    double (*values)[ANSWER_VALUES]) {
  if (count == 1 && is_known_failure(subject, columns)) {
    answers[0] = ANSWER_NONE;
    return;
  }
  double unwanted[SUBJECT_ROWS][ANSWER_VALUES];
  const size_t size = type_size(subject->algorithm.form.type);
  const unsigned width = form_columns(&subject->algorithm.form);
  struct child *child = take_child(subject);
  for (size_t row = 0, rows; row < count; row += rows) {
    const void *part[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < width; k++)
      part[k] = (const char *)columns[k] + row * size;
    rows = rows_at_once(subject, count - row);
    struct attempt attempt = {.subject = subject,
                              .child = child,
                              .batch = {.columns = part,
                                        .count = rows,
                                        .answers = answers + row,
                                        .values = values != NULL ? values + row : unwanted}};
    if (child == NULL)
      memset(answers + row, ANSWER_UNASKED, rows);
    else
      ask_batch(&attempt);
  }
  if (child != NULL)
    give_back(subject, child);
}

struct limits subject_limits(const struct subject *subject) {
  return subject->limits;
}

static void ask_subject(void *subject, const void *const *columns, size_t count, uint8_t *answers) {
  subject_values(subject, columns, count, answers, NULL);
}

void subject_ask(struct subject *subject, const void *const *columns, size_t count, uint8_t *answers) {
  const struct limited limited = {&subject->limits, &subject->algorithm.form, ask_subject, subject};
  limits_ask(&limited, columns, count, answers);
}

void subject_restart(struct subject *subject, size_t rows) {
  GUARDED(lock(subject));
  for (struct child *child = subject->idle; child != NULL; child = child->next) {
    if (child->running && child->asked > rows)
      child_stop(child);
    child->restarted &= child->running;
  }
}

bool subject_is_given_up(struct subject *subject) { return !has_time(subject); }

bool subject_can_answer(struct subject *subject, double cases) {
  GUARDED(lock(subject));
  const struct subject_story *story = &subject->story;
  const double left = atomic_load_explicit(&subject->until, memory_order_relaxed) - clock_seconds();
  return (story->seconds > 0 ? cases * story->seconds / (double)story->asked : 0) < left;
}

void subject_renew(struct subject *subject, double times) {
  GUARDED(lock(subject));
  subject->left = (struct leave){SUBJECT_FAILURES, times * subject->foreign->given.patience};
}

void subject_doubt(struct subject *subject, bool doubt) {
  enum { SOME = 64 };
  GUARDED(lock(subject));
  if (doubt) {
    struct leave *const left = &subject->left;
    subject->kept = *left;
    *left = (struct leave){left->failures > SOME ? left->failures : SOME, fmax(left->seconds, 1)};
  } else {
    subject->left = subject->kept;
  }
  subject->doubts = doubt;
}

void subject_hurry(struct subject *subject, double seconds, double lost) {
  GUARDED(lock(subject));
  if (seconds > 0)
    subject->kept = subject->left;
  subject->hurry = seconds;
  subject->left.seconds = seconds > 0 ? lost : fmax(subject->kept.seconds, lost);
}

bool subject_incident(struct subject *subject, const union number *numbers, struct incident *incident) {
  enum answer answer;
  if (find_incident(subject, numbers, incident))
    return true;
  subject_doubt(subject, true);
  const bool asked = algorithm_try(&subject->algorithm, numbers, &answer);
  subject_doubt(subject, false);
  if (!asked || answer != ANSWER_NONE)
    return false;
  if (find_incident(subject, numbers, incident))
    return true;
  /* The process that was asked last is the first that is idle. */
  GUARDED(lock(subject));
  const enum question question = subject->algorithm.form.question;
  const int odd = subject->idle != NULL ? subject->idle->odd : 0;
  *incident = (struct incident){.reason = ""};
  if (subject->idle != NULL)
    text_printable(subject->idle->process.said, incident->said, sizeof incident->said);
  if (odd != 0)
    text_add(incident->reason, SUBJECT_REASON, "answered %d: a hit is 1, a miss 0", odd);
  else
    text_add(incident->reason,
             SUBJECT_REASON,
             "answered %s",
             question == QUESTION_HIT         ? "neither a hit nor a miss"
             : question_values(question) == 0 ? "neither yes nor no"
                                              : "what is not a number");
  return true;
}

bool subject_incident_at(struct subject *subject, size_t k, struct incident *incident) {
  GUARDED(lock(subject));
  if (k < subject->incidents)
    *incident = subject->incident[k];
  return k < subject->incidents;
}

void subject_tell(struct subject *subject, struct subject_story *story) {
  GUARDED(lock(subject));
  *story = subject->story;
  story->is_late = subject->is_late;
}
