/* Tests side by side: those of one form together, some forms at once. */
#include "parallel.h"
#include "survey.h"

#include <stdlib.h>

/* How many peers are worked at once, each by one thread. */
enum { TOGETHER = 8 };

struct survey_work {
  const struct survey *survey;
  survey_work *function;
  const struct peers *peers;
  size_t size; /* of what is filled for a test */
  char *results;
  bool fine[TOGETHER];
};

static void work_on(void *context, unsigned worker, size_t part) {
  struct survey_work *work = context;
  (void)worker;
  work->fine[part] =
      work->function(work->survey, &work->peers[part], work->results + part * PEERS * work->size);
}

/* The tests with those of one form beside each other, where the first of them stood. */
static unsigned list_tests(const struct survey *survey, const struct registry_entry **test) {
  unsigned count = 0;
  for (unsigned t = 0; t < survey->tests; t++) {
    const struct registry_entry *entry = survey->test[t];
    unsigned after = count, at = count;
    if (entry->algorithm->role == ROLE_HELPER)
      continue;
    while (after > 0 && !form_equal(&test[after - 1]->algorithm->form, &entry->algorithm->form))
      after--;
    for (; after > 0 && at > after; at--)
      test[at] = test[at - 1];
    test[at] = entry;
    count++;
  }
  return count;
}

/* A test that is not built in has no peers. */
static unsigned list_peers(const struct registry_entry *const *test, unsigned tests, struct peers *peers) {
  unsigned count = 0;
  for (unsigned t = 0; t < tests; t++) {
    struct peers *last = &peers[count > 0 ? count - 1 : 0];
    const struct algorithm *a = test[t]->algorithm;
    if (count > 0 && last->tests < PEERS && a->ask == NULL && last->test[0]->algorithm->ask == NULL &&
        form_equal(&a->form, &last->test[0]->algorithm->form))
      last->tests++;
    else
      peers[count++] = (struct peers){test + t, 1};
  }
  return count;
}

/* Those from the first on: side by side where they are built in. */
static bool put_some(struct survey_work *work, unsigned count, survey_put *put, struct statement *rows) {
  bool foreign = false;
  for (unsigned k = 0; k < count; k++)
    foreign |= work->peers[k].test[0]->algorithm->ask != NULL;
  parallel_run(foreign ? 1 : work->survey->jobs, count, work_on, work);
  for (unsigned k = 0; k < count; k++) {
    for (unsigned t = 0; t < work->peers[k].tests && work->fine[k]; t++)
      put(rows, work->peers[k].test[t], work->results + (k * PEERS + t) * work->size);
    if (!work->fine[k])
      return false;
  }
  return true;
}

bool survey_each(const struct survey *survey,
                 size_t size,
                 survey_work *function,
                 survey_put *put,
                 struct statement *rows) {
  struct survey_work work = {.survey = survey,
                             .function = function,
                             .size = size,
                             .results = malloc((size_t)TOGETHER * PEERS * size)};
  const struct registry_entry **test = calloc(survey->tests + 1, sizeof(const struct registry_entry *));
  struct peers *peers = calloc(survey->tests + 1, sizeof *peers);
  bool fine = work.results != NULL && test != NULL && peers != NULL;
  const unsigned count = fine ? list_peers(test, list_tests(survey, test), peers) : 0;
  for (unsigned first = 0; first < count && fine; first += TOGETHER) {
    work.peers = peers + first;
    fine = put_some(&work, count - first < TOGETHER ? count - first : TOGETHER, put, rows);
  }
  free(work.results);
  free(test);
  free(peers);
  return fine;
}
