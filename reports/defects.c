#include "defects.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a test does wrong, where nobody has written down why. */
static const char *const NEWS[OUTCOMES] = {
    [OUTCOME_FALSE_HIT] = "It hits shapes that are apart.",
    [OUTCOME_MISSED_HIT] = "It misses shapes that overlap.",
    [OUTCOME_BROKEN_CONTRACT] = "It breaks its contract where shapes touch.",
    [OUTCOME_NO_ANSWER] = "It gives no answer.",
};

/* A reading under which the test is right explains what small whole numbers show. */
static const char *why_of(const struct model *model, const struct stored_finding *f) {
  const char *diagnosis = model->test[f->test.index].diagnosis;
  return *f->known != '\0'                               ? f->known
         : *f->reason != '\0'                            ? f->reason
         : f->cause == CAUSE_LOGIC && *diagnosis != '\0' ? diagnosis
                                                         : NEWS[f->outcome];
}

/* A finding, what tells it, and how long it is to say. */
struct told {
  const struct stored_finding *finding;
  const char *why;
  size_t length;
  const struct told *plainest; /* of those that the same sentence tells */
};

/* How long the smallest case and its gap are to say. */
static size_t length_of(const struct stored_finding *f) {
  char gap[32];
  return strlen(f->smallest) + (size_t)snprintf(gap, sizeof gap, "%g", fabs(f->gap));
}

/* What is easiest to see comes first: logic before rounding, plainly wrong before a broken contract, then
 * what is soon said, then what is met often. */
static int by_plainness(const void *left, const void *right) {
  const struct told *const x = left, *const y = right;
  const struct stored_finding *a = x->finding, *b = y->finding;
  if (a->test.index != b->test.index)
    return a->test.index < b->test.index ? -1 : 1;
  if (a->cause != b->cause)
    return a->cause < b->cause ? -1 : 1;
  const bool contract_a = a->outcome == OUTCOME_BROKEN_CONTRACT,
             contract_b = b->outcome == OUTCOME_BROKEN_CONTRACT;
  if (contract_a != contract_b)
    return contract_a - contract_b;
  if (x->length != y->length)
    return x->length < y->length ? -1 : 1;
  if (a->count != b->count)
    return a->count > b->count ? -1 : 1;
  return strcmp(a->id, b->id);
}

static int by_sentence(const void *left, const void *right) {
  const struct told *a = left, *b = right;
  if (a->finding->test.index != b->finding->test.index)
    return a->finding->test.index < b->finding->test.index ? -1 : 1;
  const int words = strcmp(a->why, b->why);
  if (words == 0 && a->finding->cause != b->finding->cause)
    return a->finding->cause < b->finding->cause ? -1 : 1;
  return words != 0 ? words : by_plainness(a, b);
}

/* `told` is sorted by sentences. Gives the end of the defect that begins at `first`. */
static size_t defect_end(const struct told *told, size_t count, size_t first) {
  size_t end = first + 1;
  while (end < count && told[end].finding->test.index == told[first].finding->test.index &&
         told[end].finding->cause == told[first].finding->cause &&
         strcmp(told[end].why, told[first].why) == 0)
    end++;
  return end;
}

/* Defects in the order of their plainest findings, each with its findings behind one another. */
static void put_in_order(const struct told *told,
                         struct told *plainest,
                         struct model *model,
                         struct stored_finding *sorted) {
  const size_t count = model->findings;
  size_t defects = 0, at = 0;
  for (size_t first = 0; first < count; first = defect_end(told, count, first)) {
    plainest[defects] = told[first];
    plainest[defects++].plainest = &told[first];
  }
  qsort(plainest, defects, sizeof *plainest, by_plainness);
  model->defects = defects;
  for (size_t d = 0; d < defects; d++) {
    const size_t first = (size_t)(plainest[d].plainest - told), end = defect_end(told, count, first);
    struct model_defect *defect = &model->defect[d];
    *defect = (struct model_defect){.test = told[first].finding->test.index,
                                    .first = at,
                                    .findings = end - first,
                                    .why = told[first].why};
    for (size_t k = first; k < end; k++) {
      defect->cases += told[k].finding->count;
      sorted[at++] = *told[k].finding;
    }
  }
}

bool find_defects(struct model *model) {
  const size_t count = model->findings;
  struct told *told = malloc((2 * count + 1) * sizeof *told);
  struct stored_finding *sorted = malloc((count + 1) * sizeof *sorted);
  model->defect = malloc((count + 1) * sizeof *model->defect);
  const bool fine = told != NULL && sorted != NULL && model->defect != NULL;
  if (fine) {
    for (size_t k = 0; k < count; k++) {
      const struct stored_finding *f = &model->finding[k];
      told[k] = (struct told){f, why_of(model, f), length_of(f), NULL};
    }
    if (count > 1)
      qsort(told, count, sizeof *told, by_sentence);
    put_in_order(told, told + count, model, sorted);
    free(model->finding);
    model->finding = sorted;
  } else {
    free(sorted);
  }
  free(told);
  return fine;
}
