/* Tests side by side, some at once. */
#include "parallel.h"
#include "survey.h"

#include <stdlib.h>

/* How many tests are worked at once, each by one thread. */
enum { TOGETHER = 32 };

struct survey_work {
  const struct survey *survey;
  survey_work *function;
  const struct registry_entry *const *test;
  size_t size; /* of what is filled for a test */
  char *results;
  bool fine[TOGETHER];
};

static bool is_told(const struct registry_entry *entry) { return entry->algorithm->role != ROLE_HELPER; }

static void work_on(void *context, unsigned worker, size_t part) {
  struct survey_work *work = context;
  (void)worker;
  work->fine[part] = !is_told(work->test[part]) ||
                     work->function(work->survey, work->test[part], work->results + part * work->size);
}

/* Those from the first on: side by side where they are built in. */
static bool put_some(struct survey_work *work, unsigned count, survey_put *put, struct statement *rows) {
  bool foreign = false, fine = true;
  for (unsigned k = 0; k < count; k++)
    foreign |= work->test[k]->algorithm->ask != NULL;
  parallel_run(foreign ? 1 : work->survey->jobs, count, work_on, work);
  for (unsigned k = 0; k < count && fine; k++) {
    fine = work->fine[k];
    if (fine && is_told(work->test[k]))
      put(rows, work->test[k], work->results + k * work->size);
  }
  return fine;
}

bool survey_each(const struct survey *survey,
                 size_t size,
                 survey_work *function,
                 survey_put *put,
                 struct statement *rows) {
  struct survey_work work = {
      .survey = survey, .function = function, .size = size, .results = malloc(TOGETHER * size)};
  bool fine = work.results != NULL;
  for (unsigned first = 0; first < survey->tests && fine; first += TOGETHER) {
    work.test = survey->test + first;
    fine = put_some(&work, survey->tests - first < TOGETHER ? survey->tests - first : TOGETHER, put, rows);
  }
  free(work.results);
  return fine;
}
