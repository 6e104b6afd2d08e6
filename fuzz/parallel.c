#include "parallel.h"

#ifdef __wasm__ /* which has one thread */

void parallel_run(unsigned jobs, size_t parts, parallel_part *part, void *context) {
  (void)jobs;
  for (size_t k = 0; k < parts; k++)
    part(context, 0, k);
}

#else

#include "environment.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

struct job {
  parallel_part *part;
  void *context;
  size_t parts;
  atomic_size_t next;
};

struct hand {
  struct job *job;
  unsigned worker;
  bool started;
  pthread_t thread;
};

static void *work(void *context) {
  const struct hand *hand = context;
  struct job *job = hand->job;
  environment_set();
  for (size_t k; (k = atomic_fetch_add(&job->next, 1)) < job->parts;)
    job->part(job->context, hand->worker, k);
  return NULL;
}

void parallel_run(unsigned jobs, size_t parts, parallel_part *part, void *context) {
  struct job job = {.part = part, .context = context, .parts = parts};
  struct hand own = {.job = &job};
  const size_t others = jobs < 2 || parts < 2 ? 0 : jobs - 1 < parts - 1 ? jobs - 1 : parts - 1;
  struct hand *hands = others == 0 ? NULL : calloc(others, sizeof *hands);
  for (size_t k = 0; k < others && hands != NULL; k++) {
    hands[k] = (struct hand){.job = &job, .worker = (unsigned)k + 1};
    hands[k].started = pthread_create(&hands[k].thread, NULL, work, &hands[k]) == 0;
  }
  work(&own);
  for (size_t k = 0; k < others && hands != NULL; k++)
    if (hands[k].started)
      pthread_join(hands[k].thread, NULL);
  free(hands);
}

#endif
