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

enum { TOGETHER = 32 };

struct together {
  const struct survey *survey;
  const struct registry_entry **test; /* those of one form beside each other */
  unsigned tests;
  size_t size;
  survey_work *work;
  unsigned count; /* of what is worked at once */
  struct peers peers[TOGETHER];
  char *results[TOGETHER], *room;
  bool fine[TOGETHER];
};

static void add_test(struct together *together, const struct registry_entry *entry) {
  const struct registry_entry **test = together->test;
  unsigned after = together->tests; /* the last of its form, if there is one */
  while (after > 0 && !form_equal(&test[after - 1]->algorithm->form, &entry->algorithm->form))
    after--;
  unsigned at = together->tests++;
  for (; after > 0 && at > after; at--)
    test[at] = test[at - 1];
  test[at] = entry;
}

/* How many from the first on are peers. */
static unsigned peers_from(const struct together *together, unsigned first) {
  const struct algorithm *algorithm = together->test[first]->algorithm;
  unsigned count = 1;
  while (count < PEERS && first + count < together->tests && algorithm->ask == NULL &&
         together->test[first + count]->algorithm->ask == NULL &&
         form_equal(&algorithm->form, &together->test[first + count]->algorithm->form))
    count++;
  return count;
}

static bool is_built_in(const struct peers *peers) { return peers->test[0]->algorithm->ask == NULL; }

static void work_on(struct together *together, size_t part) {
  together->fine[part] = together->work(together->survey, &together->peers[part], together->results[part]);
}
static void work_built_in(void *context, unsigned worker, size_t part) {
  const struct together *together = context;
  (void)worker;
  if (is_built_in(&together->peers[part]))
    work_on(context, part);
}

/* As many of the tests from the first on as there is room for; how many. */
static unsigned gather_some(struct together *together, unsigned first) {
  unsigned taken = 0;
  together->count = 0;
  while (first + taken < together->tests) {
    const unsigned more = peers_from(together, first + taken);
    if (taken + more > TOGETHER)
      break;
    together->peers[together->count] = (struct peers){together->test + first + taken, more};
    together->results[together->count++] = together->room + taken * together->size;
    taken += more;
  }
  return taken;
}

static bool give_some(struct together *together, survey_give *give, void *context) {
  parallel_run(together->survey->jobs, together->count, work_built_in, together);
  for (unsigned k = 0; k < together->count; k++) {
    const struct peers *peers = &together->peers[k];
    if (!is_built_in(peers))
      work_on(together, k);
    if (!together->fine[k])
      return false;
    for (unsigned t = 0; t < peers->tests; t++)
      if (!give(context, peers->test[t], together->results[k] + t * together->size))
        return false;
  }
  return true;
}

bool survey_each(
    const struct survey *survey, size_t size, survey_work *work, survey_give *give, void *context) {
  struct together together = {.survey = survey,
                              .test = calloc(survey->tests + 1, sizeof(const struct registry_entry *)),
                              .size = size,
                              .work = work,
                              .room = malloc(TOGETHER * size)};
  bool fine = together.room != NULL && together.test != NULL;
  for (unsigned t = 0; t < survey->tests && fine; t++)
    if (survey->test[t]->algorithm->role != ROLE_HELPER)
      add_test(&together, survey->test[t]);
  for (unsigned first = 0; first < together.tests && fine;) {
    first += gather_some(&together, first);
    fine = give_some(&together, give, context);
  }
  free(together.room);
  free(together.test);
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
