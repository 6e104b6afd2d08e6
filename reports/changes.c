#include "changes.h"

#include <stdlib.h>
#include <string.h>

struct finding_ref {
  const struct stored_finding *finding;
};

static int by_id(const void *left, const void *right) {
  return strcmp(((const struct finding_ref *)left)->finding->id,
                ((const struct finding_ref *)right)->finding->id);
}

static struct finding_ref *sorted(const struct model *model) {
  struct finding_ref *refs = calloc(model->findings + 1, sizeof *refs);
  for (size_t k = 0; refs != NULL && k < model->findings; k++)
    refs[k].finding = &model->finding[k];
  if (refs != NULL)
    qsort(refs, model->findings, sizeof *refs, by_id);
  return refs;
}

static bool differ(const struct stored_finding *a, const struct stored_finding *b) {
  return strcmp(a->smallest_hex, b->smallest_hex) != 0 || (*a->known == '\0') != (*b->known == '\0');
}

static void note(struct changes *changes,
                 enum change_kind kind,
                 const struct stored_finding *now,
                 const struct stored_finding *before) {
  changes->change[changes->count++] = (struct change){kind, now, before};
}

static int by_kind(const void *left, const void *right) {
  const struct change *a = left, *b = right;
  if (a->kind != b->kind)
    return a->kind < b->kind ? -1 : 1;
  return strcmp((a->now != NULL ? a->now : a->before)->id, (b->now != NULL ? b->now : b->before)->id);
}

bool changes_between(const struct model *before, const struct model *now, struct changes *changes) {
  *changes = (struct changes){.count = 0};
  struct finding_ref *old = sorted(before), *new = sorted(now);
  changes->change = calloc(before->findings + now->findings + 1, sizeof *changes->change);
  const bool fine = old != NULL && new != NULL && changes->change != NULL;
  size_t o = 0, n = 0;
  while (fine && (o < before->findings || n < now->findings)) {
    const int order = o == before->findings ? 1
                      : n == now->findings  ? -1
                                            : strcmp(old[o].finding->id, new[n].finding->id);
    if (order > 0)
      note(changes, CHANGE_NEW, new[n].finding, NULL);
    else if (order < 0)
      note(changes,
           model_find_test(now, before->test[old[o].finding->test.index].id) == MODEL_NONE ? CHANGE_UNTRIED
                                                                                           : CHANGE_GONE,
           NULL,
           old[o].finding);
    else if (differ(old[o].finding, new[n].finding))
      note(changes, CHANGE_CHANGED, new[n].finding, old[o].finding);
    o += order <= 0;
    n += order >= 0;
  }
  free(old);
  free(new);
  if (fine)
    qsort(changes->change, changes->count, sizeof *changes->change, by_kind);
  return fine;
}

void changes_free(struct changes *changes) {
  free(changes->change);
  *changes = (struct changes){.count = 0};
}

size_t changes_count(const struct changes *changes, enum change_kind kind) {
  size_t count = 0;
  for (size_t k = 0; k < changes->count; k++)
    count += changes->change[k].kind == kind;
  return count;
}

bool changes_same_cases(const struct model *before, const struct model *now) {
  const struct stored_campaign *a = before->campaign, *b = now->campaign;
  return a->seed == b->seed && a->first == b->first && a->last == b->last && before->done == now->done &&
         strcmp(a->mix, b->mix) == 0;
}

const char *change_name(enum change_kind kind) {
  static const char *const NAME[CHANGES] = {"new", "gone", "not tried any more", "changed"};
  return NAME[kind];
}
