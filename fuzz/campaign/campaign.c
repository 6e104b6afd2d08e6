#include "campaign.h"

#include "clock.h"
#include "loop.h"
#include "parallel.h"
#include "subject/subject.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>

/* What the workers share. The mutex guards the campaign's tally and `done`. */
struct shared {
  struct campaign *campaign;
  pthread_mutex_t mutex;
  pthread_cond_t through; /* the last worker is, or there is something to tell */
  uint64_t piece, next;   /* next: of the cases from here on nobody has taken any */
  bool stop, failed;
  bool seen, told; /* an unexpected answer, and a pause was made for it */
  bool running;
  struct worker {
    struct loop *loop;
    struct tally *tally;
  } * worker; /* one for each job */
};

/* Some of the first block's cases, in the test's own form; `column` has room for any number type. */
enum { FEW = 64 };
static void take_few(const struct source *source, const struct form *form, double column[][FEW]) {
  for (unsigned row = 0; row < FEW; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    source_case(source, row * (source->rows / FEW), form, numbers);
    for (unsigned k = 0; k < form_columns(form); k++)
      column_set(form->type, column[k], row, numbers[k]);
  }
}

/* How many cases a test that runs elsewhere answers in a second, up to `enough`: of calls that count for
 * nothing, and that no process remembers. The best of some calls counts, of one case and then of more: the
 * first starts a process, and a busy machine makes anybody slow. */
static double pace_of(const struct source *source, const struct algorithm *a, double enough) {
  static const double LIMIT = 1, PATIENCE = 0.5;
  double column[FORM_MAX_COLUMNS][FEW], pace = 0;
  const void *columns[FORM_MAX_COLUMNS];
  uint8_t answers[FEW];
  size_t rows = 1;
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = column[k];
  take_few(source, &a->form, column);
  subject_hurry(a->subject, LIMIT, LIMIT);
  const double end = clock_seconds() + PATIENCE;
  double now = clock_seconds();
  do {
    const double began = now;
    if (rows == 1 && pace >= 4 * FEW) {
      rows = FEW;
      pace = 0;
    }
    a->ask(a->subject, columns, rows, answers);
    now = clock_seconds();
    pace = fmax(pace, (double)rows / (now - began));
  } while ((rows == 1 || pace < enough) && now < end);
  subject_hurry(a->subject, 0, 0);
  subject_restart(a->subject, 0);
  return pace;
}

/* How many cases are taken at once at first: whole blocks, or so few that what is broken off is little. */
static uint64_t first_piece(const struct campaign *campaign) {
  const uint64_t rows = campaign->source.rows;
  uint64_t piece = CAMPAIGN_PIECE - CAMPAIGN_PIECE % rows;
  for (unsigned e = 0; e < campaign->tally->entrants; e++) {
    const struct algorithm *a = campaign->tally->entrant[e].entry->algorithm;
    const double pace = a->ask != NULL ? pace_of(&campaign->source, a, (double)rows) : INFINITY;
    piece = a->ask != NULL && piece > rows ? rows : piece;
    while (pace < (double)rows && piece > 1 && pace <= (double)(4 * piece))
      piece /= 2;
  }
  return piece;
}

void tests_until(const struct tally *tally, double time) {
  for (unsigned e = 0; e < tally->entrants; e++) {
    const struct algorithm *a = tally->entrant[e].entry->algorithm;
    if (a->ask != NULL)
      subject_until(a->subject, time);
  }
}

uint64_t campaign_cases_done(const struct campaign *campaign) {
  return ranges_cases(campaign->done, campaign->range);
}

/* The next cases to do, up to where a piece ends; none when all are taken or the campaign is to stop. */
static struct range take_piece(struct shared *shared) {
  const struct campaign *campaign = shared->campaign;
  pthread_mutex_lock(&shared->mutex);
  struct range piece = ranges_gap(campaign->done, (struct range){shared->next, campaign->range.last});
  const uint64_t whole = (piece.first / shared->piece + 1) * shared->piece;
  piece.last = shared->stop ? piece.first : piece.last < whole ? piece.last : whole;
  shared->next = piece.last;
  pthread_mutex_unlock(&shared->mutex);
  return piece;
}

static bool some_gave_no_answer(const struct tally *tally) {
  bool some = false;
  for (unsigned e = 0; e < tally->entrants && !some; e++) {
    const struct algorithm *a = tally->entrant[e].entry->algorithm;
    struct subject_story story = {.failures = 0};
    if (a->ask != NULL)
      subject_tell(a->subject, &story);
    some = story.failures > 0;
  }
  return some;
}

/* What is broken off counts for nothing, so of tests that are slow, or that crash again and again, a piece is
 * what is answered in a moment. Of others it is whole blocks, however busy the machine is: what hangs on the
 * row of a call is to be found again. */
static uint64_t next_piece(const struct shared *shared, struct range done, double seconds) {
  static const double MOMENT = 0.2;
  const struct campaign *campaign = shared->campaign;
  const uint64_t rows = campaign->source.rows;
  const double pace = (double)(done.last - done.first) / seconds;
  const double wanted = fmin(pace * MOMENT, 8 * (double)shared->piece);
  const bool is_whole = shared->piece >= rows && !some_gave_no_answer(campaign->tally);
  uint64_t piece = CAMPAIGN_PIECE_FOREIGN - CAMPAIGN_PIECE_FOREIGN % rows;
  while (piece > (is_whole ? rows : 1) && (double)piece > wanted)
    piece /= 2;
  return piece;
}

/* Nobody is left to be asked: the pieces that are under way come to their end at once, and count. */
static bool tests_exhausted(const struct tally *tally) {
  bool exhausted = tally->entrants > 0;
  for (unsigned e = 0; e < tally->entrants && exhausted; e++) {
    const struct algorithm *a = tally->entrant[e].entry->algorithm;
    exhausted = a->ask != NULL && subject_is_given_up(a->subject);
  }
  return exhausted;
}

static void work(void *context, unsigned thread, size_t number) {
  struct shared *shared = context;
  struct campaign *campaign = shared->campaign;
  const struct worker *worker = &shared->worker[number];
  (void)thread;
  for (struct range piece = take_piece(shared); piece.first < piece.last; piece = take_piece(shared)) {
    tally_clear(worker->tally);
    const enum loop_end end = loop_range(worker->loop, piece.first, piece.last, worker->tally);
    pthread_mutex_lock(&shared->mutex);
    campaign->refused |= end == LOOP_REFUSED;
    if (end == LOOP_BROKEN_OFF)
      shared->stop = true;
    else if (end == LOOP_DONE && ranges_add(campaign->done, piece))
      tally_merge(campaign->tally, worker->tally);
    else
      shared->stop = shared->failed = true;
    if (!shared->seen && tally_kinds(campaign->tally) > 0) {
      shared->seen = true;
      pthread_cond_signal(&shared->through);
    }
    if (loop_seconds_elsewhere(worker->loop) > 0)
      shared->piece = next_piece(shared, piece, loop_seconds_elsewhere(worker->loop));
    if (tests_exhausted(campaign->tally))
      shared->next = campaign->range.last;
    pthread_mutex_unlock(&shared->mutex);
  }
}

/* All workers, beside the thread that watches them. */
static void *work_all(void *context) {
  struct shared *shared = context;
  parallel_run(shared->campaign->jobs, shared->campaign->jobs, work, shared);
  pthread_mutex_lock(&shared->mutex);
  shared->running = false;
  pthread_cond_signal(&shared->through);
  pthread_mutex_unlock(&shared->mutex);
  return NULL;
}

/* Until every worker is through, or until that time of the clock. */
static void wait_until(struct shared *shared, double time) {
  const double whole = floor(time);
  const struct timespec at = {.tv_sec = (time_t)whole, .tv_nsec = (long)((time - whole) * 1e9)};
  pthread_cond_timedwait(&shared->through, &shared->mutex, &at);
}

/* On a busy machine a test of one's own may hardly have begun to answer by the end: it is late then. */
static bool is_time_over(const struct shared *shared, double now, double end) {
  static const double LATE = 5;
  const struct campaign *campaign = shared->campaign;
  const bool enough = campaign_cases_done(campaign) >= campaign->source.rows;
  return now >= end && (now >= end + LATE || enough || some_gave_no_answer(campaign->tally));
}

/* Until every worker is through; pauses at the first unexpected answer, and at ever longer intervals, up to
 * most of a second. */
static void watch(struct shared *shared, double end, campaign_pause *pause, void *context) {
  static const double SOON = 0.1, SELDOM = 0.8;
  double interval = SOON, next = clock_seconds() + interval;
  pthread_mutex_lock(&shared->mutex);
  while (shared->running) {
    double now = clock_seconds();
    wait_until(shared, shared->stop ? next : fmin(next, now < end ? end : now + SOON));
    now = clock_seconds();
    shared->stop |= is_time_over(shared, now, end);
    if (shared->running && (now >= next || shared->seen != shared->told)) {
      shared->told = shared->seen;
      shared->stop |= pause != NULL && !pause(context, shared->campaign);
      interval = fmin(2 * interval, SELDOM);
      next = clock_seconds() + interval;
    }
    if (shared->stop)
      tests_until(shared->campaign->tally, now);
  }
  pthread_mutex_unlock(&shared->mutex);
}

/* Each worker's own, before any of them counts into what all share. */
static bool equip_workers(const struct campaign *campaign, struct worker *workers) {
  bool fine = workers != NULL;
  for (unsigned k = 0; k < campaign->jobs && fine; k++) {
    workers[k] = (struct worker){loop_new(campaign->source, campaign->level), tally_like(campaign->tally)};
    fine = workers[k].loop != NULL && workers[k].tally != NULL;
  }
  return fine;
}

/* The mutex, and a condition by the clock that clock_seconds reads. */
static bool prepare(struct shared *shared) {
  pthread_condattr_t attributes;
  if (pthread_condattr_init(&attributes) != 0)
    return false;
  bool fine = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0 &&
              pthread_cond_init(&shared->through, &attributes) == 0;
  pthread_condattr_destroy(&attributes);
  if (fine && pthread_mutex_init(&shared->mutex, NULL) != 0) {
    pthread_cond_destroy(&shared->through);
    fine = false;
  }
  return fine;
}

bool campaign_run(struct campaign *campaign, double until, campaign_pause *pause, void *context) {
  tests_until(campaign->tally, INFINITY);
  struct shared shared = {.campaign = campaign,
                          .piece = first_piece(campaign),
                          .next = campaign->range.first,
                          .running = true,
                          .worker = calloc(campaign->jobs, sizeof *shared.worker)};
  const bool prepared = prepare(&shared);
  bool fine = prepared && equip_workers(campaign, shared.worker);
  pthread_t thread;
  if (fine && (fine = pthread_create(&thread, NULL, work_all, &shared) == 0)) {
    watch(&shared, until, pause, context);
    fine = pthread_join(thread, NULL) == 0 && !shared.failed;
    tests_until(campaign->tally, INFINITY);
    if (pause != NULL)
      pause(context, campaign);
  }
  for (unsigned k = 0; k < campaign->jobs && shared.worker != NULL; k++) {
    loop_free(shared.worker[k].loop);
    tally_free(shared.worker[k].tally);
  }
  free(shared.worker);
  if (prepared) {
    pthread_cond_destroy(&shared.through);
    pthread_mutex_destroy(&shared.mutex);
  }
  return fine;
}
