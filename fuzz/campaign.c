#include "campaign.h"

#include "clock.h"
#include "loop.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* What the workers share. The mutex guards the campaign's tally and `done`. */
struct crew {
  struct campaign *campaign;
  pthread_mutex_t mutex;
  uint64_t next; /* the next piece that nobody has taken */
  bool stop, failed;
  unsigned working;
};

struct worker {
  struct crew *crew;
  pthread_t thread;
  struct loop *loop;
  struct tally *tally;
};

enum { PIECES_A_LEASE = 4 };

uint64_t campaign_piece(const struct campaign *campaign) {
  for (unsigned e = 0; e < campaign->tally->entrants; e++)
    if (campaign->tally->entrant[e].entry->algorithm->ask != NULL)
      return CAMPAIGN_PIECE_FOREIGN;
  return CAMPAIGN_PIECE;
}

uint64_t campaign_pieces(const struct campaign *campaign) {
  const uint64_t piece = campaign_piece(campaign);
  return (campaign->last - campaign->first + piece - 1) / piece;
}

static uint64_t piece_end(const struct campaign *campaign, uint64_t piece) {
  const uint64_t end = campaign->first + (piece + 1) * campaign_piece(campaign);
  return end < campaign->last ? end : campaign->last;
}

uint64_t campaign_cases_done(const struct campaign *campaign) {
  uint64_t cases = 0;
  for (uint64_t piece = 0; piece < campaign_pieces(campaign); piece++)
    if (campaign->done[piece])
      cases += piece_end(campaign, piece) - (campaign->first + piece * campaign_piece(campaign));
  return cases;
}

/* The next few pieces to do; none when the range is used up or the campaign is to stop. */
static unsigned take_lease(struct crew *crew, uint64_t lease[PIECES_A_LEASE]) {
  unsigned count = 0;
  pthread_mutex_lock(&crew->mutex);
  const uint64_t pieces = campaign_pieces(crew->campaign);
  const unsigned most = campaign_piece(crew->campaign) == CAMPAIGN_PIECE ? PIECES_A_LEASE : 1;
  while (!crew->stop && count < most && crew->next < pieces) {
    if (!crew->campaign->done[crew->next])
      lease[count++] = crew->next;
    crew->next++;
  }
  pthread_mutex_unlock(&crew->mutex);
  return count;
}

static void *work(void *argument) {
  struct worker *worker = argument;
  struct crew *crew = worker->crew;
  uint64_t lease[PIECES_A_LEASE];
  unsigned count;
  while ((count = take_lease(crew, lease)) > 0) {
    tally_clear(worker->tally);
    for (unsigned k = 0; k < count; k++)
      loop_range(worker->loop,
                 crew->campaign->first + lease[k] * campaign_piece(crew->campaign),
                 piece_end(crew->campaign, lease[k]),
                 worker->tally);
    pthread_mutex_lock(&crew->mutex);
    tally_merge(crew->campaign->tally, worker->tally);
    for (unsigned k = 0; k < count; k++)
      crew->campaign->done[lease[k]] = 1;
    pthread_mutex_unlock(&crew->mutex);
  }
  pthread_mutex_lock(&crew->mutex);
  crew->working--;
  pthread_mutex_unlock(&crew->mutex);
  return NULL;
}

/* Until every worker is through: looks in every few hundredths of a second, and pauses about once a second.
 */
static void oversee(struct crew *crew, double seconds, campaign_pause *pause, void *context) {
  const struct timespec nap = {.tv_nsec = 20000000};
  const double start = clock_seconds();
  double paused = start;
  bool working = true;
  while (working) {
    nanosleep(&nap, NULL);
    pthread_mutex_lock(&crew->mutex);
    working = crew->working > 0;
    if (seconds > 0 && clock_seconds() - start > seconds)
      crew->stop = true;
    if (working && clock_seconds() - paused >= 1) {
      if (!pause(context, crew->campaign))
        crew->stop = true;
      paused = clock_seconds();
    }
    pthread_mutex_unlock(&crew->mutex);
  }
}

static bool hire(struct crew *crew, struct worker *worker) {
  worker->crew = crew;
  worker->loop = loop_new(crew->campaign->mix, crew->campaign->seed, crew->campaign->level);
  worker->tally = tally_like(crew->campaign->tally);
  if (worker->loop == NULL || worker->tally == NULL)
    return false;
  pthread_mutex_lock(&crew->mutex);
  const bool hired = pthread_create(&worker->thread, NULL, work, worker) == 0;
  crew->working += hired;
  pthread_mutex_unlock(&crew->mutex);
  return hired;
}

bool campaign_run(struct campaign *campaign, double seconds, campaign_pause *pause, void *context) {
  struct crew crew = {.campaign = campaign};
  struct worker *workers = calloc(campaign->jobs, sizeof *workers);
  if (workers == NULL || pthread_mutex_init(&crew.mutex, NULL) != 0) {
    free(workers);
    return false;
  }
  unsigned hired = 0;
  while (hired < campaign->jobs && hire(&crew, &workers[hired]))
    hired++;
  if (hired < campaign->jobs) {
    pthread_mutex_lock(&crew.mutex);
    crew.stop = crew.failed = true;
    pthread_mutex_unlock(&crew.mutex);
  }
  oversee(&crew, seconds, pause, context);
  for (unsigned k = 0; k < hired; k++)
    crew.failed |= pthread_join(workers[k].thread, NULL) != 0;
  for (unsigned k = 0; k < campaign->jobs; k++) {
    loop_free(workers[k].loop);
    tally_free(workers[k].tally);
  }
  free(workers);
  pthread_mutex_destroy(&crew.mutex);
  pause(context, campaign);
  return !crew.failed;
}
