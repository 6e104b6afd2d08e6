#include "swap.h"

#include "block.h"
#include "number.h"
#include "scene.h"

#include <math.h>
#include <string.h>

static bool is_small(const struct form *form, const union number *numbers) {
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double size = fabs(number_as_double(form->type, numbers[k]));
    if (!(size <= (form->type == TYPE_F32 ? 0x1p8 : 0x1p12)) || size != floor(size))
      return false;
  }
  return true;
}

bool swap_applies(const struct form *form) {
  return form_pair(form) != PAIR_NONE && form->question == QUESTION_HIT &&
         layout_kind(form->layouts[0]) == layout_kind(form->layouts[1]);
}

bool swap_shapes(const struct form *form,
                 enum reach reach,
                 const union number *numbers,
                 union number *exchanged) {
  union number of_other[FORM_MAX_COLUMNS];
  const struct form other = form_exchange(form, numbers, of_other);
  char why[SCENE_WHY];
  if (reach == REACH_SMALL && !is_small(form, numbers))
    return false;
  if (!form_equal(&other, form)) /* boxes of two layouts */
    return case_carry(&other, of_other, form, exchanged, why);
  memcpy(exchanged, of_other, form_columns(form) * sizeof *exchanged);
  return true;
}

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

/* A block of cases, and the same with their shapes exchanged. */
struct probe {
  enum reach reach;
  struct block *before, *after;
  bool exact[BLOCK_ROWS];
};

const char *reach_name(enum reach reach) { return reach == REACH_SMALL ? "small" : "any"; }

const char *swap_verdict(const struct swap_result *result) {
  return result->tried == 0                            ? "not tried"
         : result->changed == 0                        ? "symmetric"
         : result->changed == result->changed_touching ? "asymmetric only at touching"
                                                       : "asymmetric";
}

static bool counts(uint8_t truth) { return truth_relation(truth) <= RELATION_OVERLAPPING; }

/* At small reach the least numbers; at any, the first. */
static double weight(const struct probe *probe, const union number *numbers) {
  return probe->reach == REACH_SMALL ? case_weight(&probe->before->form, numbers) : 0;
}

static void note(const struct probe *probe, size_t row, struct swap_result *result) {
  union number before[FORM_MAX_COLUMNS];
  const enum relation relation = truth_relation(probe->before->truths[row]);
  const bool touching = relation == RELATION_TOUCHING;
  block_get(probe->before, row, before);
  const bool first = result->changed == 0, clearer = result->relation == RELATION_TOUCHING && !touching;
  const bool lighter = (result->relation == RELATION_TOUCHING) == touching &&
                       weight(probe, before) < weight(probe, result->before);
  result->changed++;
  result->changed_touching += touching;
  if (!first && !clearer && !lighter)
    return;
  memcpy(result->before, before, sizeof before);
  block_get(probe->after, row, result->after);
  result->relation = relation;
  result->answer_before = (enum answer)probe->before->answers[row];
  result->answer_after = (enum answer)probe->after->answers[row];
}

static void exchange(struct probe *probe) {
  for (size_t row = 0; row < BLOCK_ROWS; row++) {
    union number numbers[FORM_MAX_COLUMNS], exchanged[FORM_MAX_COLUMNS];
    block_get(probe->before, row, numbers);
    probe->exact[row] = swap_shapes(&probe->before->form, probe->reach, numbers, exchanged);
    block_put(probe->after, row, probe->exact[row] ? exchanged : numbers);
  }
}

static void compare(const struct probe *probe, struct swap_result *result) {
  for (size_t row = 0; row < BLOCK_ROWS; row++) {
    const uint8_t before = probe->before->answers[row], after = probe->after->answers[row];
    if (!probe->exact[row] || !counts(probe->before->truths[row]) || !counts(probe->after->truths[row]) ||
        before > ANSWER_NONE || after > ANSWER_NONE)
      continue;
    result->tried++;
    if (before != after)
      note(probe, row, result);
  }
}

bool swap_of(const struct registry_entry *entry, uint64_t seed, struct swap_result results[REACHES]) {
  struct probe probe = {.before = block_new(level_best()), .after = block_new(level_best())};
  const bool fine = probe.before != NULL && probe.after != NULL;
  memset(results, 0, REACHES * sizeof *results);
  if (fine)
    probe.before->form = probe.after->form = entry->algorithm->form;
  for (unsigned r = 0; r < REACHES && fine && swap_applies(&entry->algorithm->form); r++)
    for (uint64_t first = 0; first < SWAP_CASES; first += BLOCK_ROWS) {
      probe.reach = (enum reach)r;
      block_draw(probe.before, &MIX_OF[r], seed, first);
      exchange(&probe);
      block_refer(probe.before);
      block_refer(probe.after);
      block_ask(probe.before, entry);
      block_ask(probe.after, entry);
      compare(&probe, &results[r]);
    }
  block_free(probe.before);
  block_free(probe.after);
  return fine;
}
