#include "property.h"

#include "block.h"
#include "number.h"

#include <string.h>

enum { PURPOSE_CHANGE = 64 };

static const struct mix MIX_OF[REACHES] = {
    [REACH_SMALL] =
        {.weight = {[FAMILY_LATTICE] = 2, [FAMILY_ALLEN] = 2, [FAMILY_TOUCHING] = 3, [FAMILY_CONTAINED] = 1}},
    [REACH_ANY] = {.weight = {[FAMILY_UNIFORM] = 1,
                              [FAMILY_LATTICE] = 1,
                              [FAMILY_ALLEN] = 2,
                              [FAMILY_TOUCHING] = 2,
                              [FAMILY_NUDGED] = 4,
                              [FAMILY_DECIMAL] = 4,
                              [FAMILY_UNLIKE] = 4,
                              [FAMILY_CONTAINED] = 2,
                              [FAMILY_EXTREME] = 3,
                              [FAMILY_LIMITS] = 2,
                              [FAMILY_FAR_SCALE] = 3}},
};

struct probe {
  const struct peers *peers;
  const struct form *form;
  uint64_t seed;
  enum reach reach;
  uint64_t first; /* case of the block */
  struct block *before, *after;
  uint8_t answers[PEERS][BLOCK_ROWS]; /* to the cases before */
  bool exact[BLOCK_ROWS];
};

const char *property_name(enum property property) {
  static const char *const NAME[PROPERTIES] = {
      "swap", "mirror x", "mirror y", "transpose", "translate", "scale", "grow"};
  return NAME[property];
}

const char *reach_name(enum reach reach) { return reach == REACH_SMALL ? "small" : "any"; }

const char *property_verdict(enum property property, const struct property_result *result) {
  const bool swap = property == PROPERTY_SWAP;
  if (result->tried == 0)
    return "not tried";
  if (result->changed == 0)
    return swap ? "symmetric" : "invariant";
  if (result->changed == result->changed_touching)
    return swap ? "asymmetric only at touching" : "not invariant only at touching";
  return swap ? "asymmetric" : "not invariant";
}

static void change_cases(struct probe *work, enum property property) {
  union number numbers[FORM_MAX_COLUMNS], changed[FORM_MAX_COLUMNS];
  for (unsigned row = 0; row < BLOCK_ROWS; row += RUN_CASES) {
    uint32_t words[RUN_CASES];
    struct dice dice =
        dice_for(work->seed, (work->first + row) / RUN_CASES, PURPOSE_CHANGE + (uint32_t)property);
    dice_words(&dice, words);
    for (unsigned i = 0; i < RUN_CASES; i++) {
      block_get(work->before, row + i, numbers);
      work->exact[row + i] = property_change(work->form, property, work->reach, words[i], numbers, changed);
      block_put(work->after, row + i, work->exact[row + i] ? changed : numbers);
    }
  }
}

static bool counts(uint8_t truth) { return truth_relation(truth) <= RELATION_OVERLAPPING; }

/* At small reach the least numbers; at any, the first. */
static double weight(const struct probe *work, const union number *numbers) {
  return work->reach == REACH_SMALL ? case_weight(work->form, numbers) : 0;
}

static void note(struct probe *work, size_t row, uint8_t answer, struct property_result *result) {
  union number before[FORM_MAX_COLUMNS];
  const enum relation relation = truth_relation(work->before->truths[row]);
  const bool touching = relation == RELATION_TOUCHING;
  block_get(work->before, row, before);
  const bool first = result->changed == 0, clearer = result->relation == RELATION_TOUCHING && !touching;
  const bool lighter = (result->relation == RELATION_TOUCHING) == touching &&
                       weight(work, before) < weight(work, result->before);
  result->changed++;
  result->changed_touching += touching;
  if (!first && !clearer && !lighter)
    return;
  memcpy(result->before, before, sizeof before);
  block_get(work->after, row, result->after);
  result->relation = relation;
  result->answer_before = (enum answer)answer;
  result->answer_after = (enum answer)work->after->answers[row];
}

static void
compare(struct probe *work, const uint8_t *answers, enum property property, struct property_result *result) {
  for (size_t row = 0; row < BLOCK_ROWS; row++) {
    if (!work->exact[row] || !counts(work->before->truths[row]) || !counts(work->after->truths[row]))
      continue;
    const uint8_t before = answers[row], after = work->after->answers[row];
    result->tried++;
    if (property == PROPERTY_GROW ? before == ANSWER_HIT && after != ANSWER_HIT : before != after)
      note(work, row, before, result);
  }
}

static void try_changes(struct probe *work, struct properties *results) {
  const struct peers *peers = work->peers;
  block_draw(work->before, &MIX_OF[work->reach], work->seed, work->first);
  block_refer(work->before);
  for (unsigned t = 0; t < peers->tests; t++) {
    block_ask(work->before, peers->test[t]);
    memcpy(work->answers[t], work->before->answers, sizeof work->answers[t]);
  }
  for (unsigned p = 0; p < PROPERTIES; p++) {
    if (!property_applies(work->form, (enum property)p))
      continue;
    change_cases(work, (enum property)p);
    block_refer(work->after);
    for (unsigned t = 0; t < peers->tests; t++) {
      block_ask(work->after, peers->test[t]);
      compare(work, work->answers[t], (enum property)p, &results[t].of[p][work->reach]);
    }
  }
}

bool properties_of(const struct peers *peers, uint64_t seed, struct properties *results) {
  struct probe work = {.peers = peers,
                       .form = &peers->test[0]->algorithm->form,
                       .seed = seed,
                       .before = block_new(level_best()),
                       .after = block_new(level_best())};
  const bool fine = work.before != NULL && work.after != NULL;
  if (fine)
    work.before->form = work.after->form = *work.form;
  memset(results, 0, peers->tests * sizeof *results);
  for (unsigned r = 0; r < REACHES && fine; r++)
    for (work.reach = (enum reach)r, work.first = 0; work.first < PROPERTY_CASES; work.first += BLOCK_ROWS)
      try_changes(&work, results);
  block_free(work.before);
  block_free(work.after);
  return fine;
}
