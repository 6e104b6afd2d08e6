/* Tests side by side. */
#include "parallel.h"
#include "survey.h"

#include <stdatomic.h>

struct each {
  const struct survey *survey;
  survey_test *put;
  struct statement *rows;
  bool foreign;
  atomic_bool lost; /* there was no memory */
};

static void put_test(void *context, unsigned worker, size_t t) {
  struct each *each = context;
  const struct registry_entry *entry = each->survey->test[t];
  (void)worker;
  if (entry->algorithm->role != ROLE_HELPER && (entry->algorithm->ask != NULL) == each->foreign &&
      !each->put(each->survey, entry, each->rows))
    each->lost = true;
}

bool survey_each(const struct survey *survey, survey_test *put, struct statement *rows) {
  struct each each = {.survey = survey, .put = put, .rows = rows};
  parallel_run(survey->jobs, survey->tests, put_test, &each);
  each.foreign = true;
  parallel_run(1, survey->tests, put_test, &each);
  return !each.lost;
}
