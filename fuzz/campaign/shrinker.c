#include "shrinker.h"

#include <string.h>

enum { SIGHT_SHORT = 32, SIGHT_FAR = 1024 };

/* The pass once more, to see what it will try from here on if nothing helps. */
static void look_ahead(struct shrinker *s) {
  s->skipped = s->refused;
  s->refused = 0;
  ahead_begin(s->failure->ahead, s->sight, false);
  s->pass(s);
  ahead_ask(s->failure->ahead);
  s->refused = s->skipped;
  s->sight = s->sight < SIGHT_FAR ? 2 * s->sight : SIGHT_FAR;
}

/* Takes lighter numbers, of a test that runs elsewhere, when they fail alike. */
static bool take_dear(struct shrinker *s, const union number *numbers) {
  struct ahead *ahead = s->failure->ahead;
  enum answer answer;
  if (ahead_is_noting(ahead))
    return s->refused++ >= s->skipped && fails_alike(s->failure, numbers);
  if (ahead != NULL && s->pass != NULL && may_fail_alike(s->failure, numbers) &&
      !ahead_knows(ahead, numbers, &answer))
    look_ahead(s);
  const bool taken =
      fails_alike(s->failure, numbers) && (ahead == NULL || fails_alike_alone(s->failure, numbers));
  if (taken)
    s->sight = SIGHT_SHORT;
  s->refused += !taken;
  return taken;
}

void weigh(struct shrinker *s) {
  const struct form *form = &s->failure->algorithm->form;
  for (unsigned k = 0; k < s->columns; k++)
    s->each[k] = burden_of_number(form->type, s->best[k]);
  s->burden = burden_sum(hollow_sizes(form, s->best), s->columns, s->each);
  s->plain = numbers_are_plain(form, s->best);
}

/* Most tries change one number or two: the others are as heavy as they were. What they weigh stands in
 * `burden` and `each`. */
static bool is_lighter(const struct shrinker *s,
                       const union number *numbers,
                       struct burden *burden,
                       struct burden *each) {
  const struct form *form = &s->failure->algorithm->form;
  const size_t size = type_size(form->type);
  const unsigned hollow = hollow_sizes(form, numbers);
  if (hollow > s->burden.hollow || (s->plain && !numbers_are_plain(form, numbers)))
    return false;
  for (unsigned k = 0; k < s->columns; k++)
    each[k] =
        memcmp(&numbers[k], &s->best[k], size) == 0 ? s->each[k] : burden_of_number(form->type, numbers[k]);
  *burden = burden_sum(hollow, s->columns, each);
  return burden_is_lighter(burden, &s->burden);
}

/* Whether they were tried before, as far as is remembered. What is in hand only gets lighter, so what came to
 * nothing comes to nothing again. */
static bool is_old(struct shrinker *s, const union number *numbers) {
  const size_t size = type_size(s->type);
  uint64_t hash = 1;
  for (unsigned k = 0; k < s->columns; k++) {
    uint64_t bits = 0;
    memcpy(&bits, &numbers[k], size);
    hash = (hash ^ bits) * UINT64_C(0x9e3779b97f4a7c15);
    hash ^= hash >> 32;
  }
  uint64_t *tried = &s->tried[hash % TRIED];
  const bool old = *tried == hash;
  *tried = hash;
  return old;
}

bool take(struct shrinker *s, const union number *numbers) {
  const struct algorithm *algorithm = s->failure->algorithm;
  struct burden burden, each[FORM_MAX_COLUMNS] = {{.hollow = 0}};
  if (s->solid_only && hollow_sizes(&algorithm->form, numbers) >= s->burden.hollow)
    return false;
  /* The cheapest question first: the answer of a built-in test, the weight, that of one that is near, the
   * truth. */
  if (algorithm->ask == NULL && (is_old(s, numbers) || !may_fail_alike(s->failure, numbers)))
    return false;
  if (!is_lighter(s, numbers, &burden, each) ||
      !(s->failure->near ? fails_alike_alone(s->failure, numbers) : take_dear(s, numbers)))
    return false;
  memcpy(s->best, numbers, s->columns * sizeof *numbers);
  memcpy(s->each, each, s->columns * sizeof *each);
  s->burden = burden;
  s->plain = s->plain || numbers_are_plain(&algorithm->form, s->best); /* is_lighter() keeps it */
  return true;
}

/* Which rows of the lot are worth a try: a built-in test answers all at once, and of one that runs elsewhere
 * the truths alone tell. Where a conversion has no result the answer of a batch is no better than chance. */
static bool may_fail(const struct shrinker *s, const struct block *lot, size_t row) {
  const struct verdict *verdict = &s->failure->verdict;
  const struct algorithm *algorithm = s->failure->algorithm;
  return algorithm->ask == NULL && !verdict->undefined
             ? judge_row(algorithm->by_code, lot->truths[row], lot->answers[row]) == verdict->outcome
             : judge_can(algorithm->by_code, lot->truths[row], verdict->outcome);
}

static bool take_each(struct shrinker *s, const struct block *lot, bool all) {
  bool any = false;
  for (size_t row = 0; row < lot->rows && (all || !any); row++) {
    union number numbers[FORM_MAX_COLUMNS];
    if (!may_fail(s, lot, row))
      continue;
    block_get(lot, row, numbers);
    any |= take(s, numbers);
  }
  return any;
}

bool take_rows(struct shrinker *s, struct block *lot, bool all) {
  struct ahead *ahead = s->failure->ahead;
  if (s->failure->algorithm->ask == NULL)
    s->failure->algorithm->batch(lot->shown, lot->rows, lot->answers);
  if (ahead != NULL) {
    ahead_begin(ahead, SIGHT_FAR, false);
    take_each(s, lot, true);
    ahead_ask(ahead);
  }
  return take_each(s, lot, all);
}

void begin_pass(struct shrinker *s, shrink_pass *pass) {
  s->pass = pass;
  s->refused = s->skipped = 0;
  s->sight = SIGHT_SHORT;
}
