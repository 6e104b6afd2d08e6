#include "survey.h"

#include "number.h"
#include "parallel.h"

#include <stdlib.h>
#include <string.h>

unsigned contract_asks(enum contract contract, struct truth truth) {
  const uint8_t byte = truth_byte(truth);
  if (!judge_tells(contract, byte))
    return ASKS_EITHER;
  return judge_expected(contract, byte) == ANSWER_HIT ? ASKS_HIT : ASKS_MISS;
}

const char *asks_name(unsigned asks) {
  return asks == ASKS_EITHER ? "either" : asks == ASKS_HIT ? "hit" : "miss";
}

bool survey_carry(const struct scene *scene, const struct form *form, union number *numbers) {
  char why[SCENE_WHY];
  return scene_carry(scene, form, numbers, why);
}

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
static bool give_some(struct survey_work *work, unsigned count, survey_give *give, void *context) {
  bool foreign = false;
  for (unsigned k = 0; k < count; k++)
    foreign |= work->peers[k].test[0]->algorithm->ask != NULL;
  parallel_run(foreign ? 1 : work->survey->jobs, count, work_on, work);
  for (unsigned k = 0; k < count; k++)
    for (unsigned t = 0; t < work->peers[k].tests; t++)
      if (!work->fine[k] ||
          !give(context, work->peers[k].test[t], work->results + (k * PEERS + t) * work->size))
        return false;
  return true;
}

bool survey_each(
    const struct survey *survey, size_t size, survey_work *function, survey_give *give, void *context) {
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
    fine = give_some(&work, count - first < TOGETHER ? count - first : TOGETHER, give, context);
  }
  free(work.results);
  free(test);
  free(peers);
  return fine;
}

struct property_taker {
  take_property *take;
  void *context;
};

static bool work_properties(const struct survey *survey, const struct peers *peers, void *results) {
  return properties_of(peers, survey->seed, results);
}

static bool give_properties(void *context, const struct registry_entry *entry, const void *result) {
  const struct property_taker *taker = context;
  const struct properties *results = result;
  for (unsigned p = 0; p < PROPERTIES; p++)
    for (unsigned r = 0; r < REACHES && property_applies(&entry->algorithm->form, (enum property)p); r++)
      if (!taker->take(taker->context, entry, (enum property)p, (enum reach)r, &results->of[p][r]))
        return false;
  return true;
}

bool survey_properties(const struct survey *survey, take_property *take, void *context) {
  struct property_taker taker = {take, context};
  return survey_each(survey, sizeof(struct properties), work_properties, give_properties, &taker);
}
