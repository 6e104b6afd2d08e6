#include "before.h"

#include "command.h"
#include "judge.h"
#include "store/record.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool is_asked(const struct stored_test *row, const struct store_campaign *about) {
  char form[FORM_TEXT];
  for (unsigned k = 0; k < about->tests; k++) {
    form_print(&about->test[k]->algorithm->form, form);
    if (strcmp(about->test[k]->stem, row->id) == 0)
      return strcmp(form, row->form) == 0;
  }
  return false;
}

static bool holds_the_same(struct store *store, const struct store_campaign *about) {
  struct stored_test row;
  unsigned same = 0, others = 0;
  struct statement *s = record_select(store, &RECORD_test);
  while (record_next(s, &RECORD_test, &row))
    *(is_asked(&row, about) ? &same : &others) += 1;
  return statement_end(s) && same == about->tests && others == 0;
}

/* What a store tells whose campaign came to its end, of the same tests. */
static bool read_ended(const char *path, const struct store_campaign *about, struct model *model) {
  char why[MODEL_WHY];
  struct store *store = store_open(path, STORE_OLD, why);
  const bool read = store != NULL && holds_the_same(store, about) && model_of(store, path, model, why) &&
                    model->tallies > 0;
  if (!read)
    model_free(model);
  store_close(store);
  return read;
}

/* The last run that was not cut off is the one to compare with. */
static void find_ended(const char *path, const struct store_campaign *about, struct before *before) {
  unsigned number = 0;
  do
    store_kept_name(path, ++number, before->ended);
  while (strcmp(before->ended, before->kept) != 0);
  while (number > 0 && !read_ended(before->ended, about, &before->model))
    store_kept_name(path, --number, before->ended);
}

/* Whether there is room for the campaign, after complaining. */
static bool
make_room(struct store *store, const char *path, const struct store_campaign *about, struct before *before) {
  if (!holds_the_same(store, about))
    return complain("%s: exists already, with other tests; name another file", path), false;
  if (store_claim(store) && store_make_room(store, path, before->kept)) {
    find_ended(path, about, before);
    return true;
  }
  return complain("%s", store_why(store)), false;
}

struct store *before_open(const char *path, const struct store_campaign *about, struct before *before) {
  struct stat status;
  const bool old = stat(path, &status) == 0 && status.st_size > 0;
  struct store *store = open_store(path, old ? STORE_OLD : STORE_NEW);
  const bool ready = store != NULL && (old ? make_room(store, path, about, before) : store_claim(store));
  if (store != NULL && !ready && !old)
    complain("%s", store_why(store));
  if (ready)
    return store;
  store_close(store);
  return NULL;
}

bool finding_fails(const struct registry_entry *entry,
                   const struct stored_finding *finding,
                   bool *fails,
                   char *why) {
  const struct algorithm *a = entry->algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  if (!case_parse(&a->form, a->inputs, finding->smallest_hex, numbers, why))
    return false;
  *fails = judge_case(a, numbers).outcome == finding->outcome;
  return true;
}

int before_try(struct before *before, const struct catalogue *tests) {
  const struct model *model = &before->model;
  char why[TEXT_WHY];
  size_t fails = 0;
  before->fails = calloc(model->findings + 1, sizeof *before->fails);
  if (before->fails == NULL)
    return complain("no memory for the findings of the run before");
  for (size_t k = 0; k < model->findings; k++) {
    const struct stored_finding *f = &model->finding[k];
    if (f->cause == CAUSE_UNSTEADY) /* one case alone does not show it */
      continue;
    if (!finding_fails(catalogue_find(tests, f->test.id), f, &before->fails[k], why))
      return complain("%s: %s: %s", model->path, f->id, why);
    fails += before->fails[k];
  }
  if (model->findings > 0)
    fprintf(
        stderr, "graze: of the run before, %zu of %zu smallest cases still fail\n", fails, model->findings);
  return EXIT_FINE;
}

static const struct stored_finding *find(const struct model *model, const char *id) {
  for (size_t k = 0; k < model->findings; k++)
    if (strcmp(model->finding[k].id, id) == 0)
      return &model->finding[k];
  return NULL;
}

enum { GONE, STILL_THERE, NEW, FATES };
static const char *const FATE[FATES] = {"gone", "still there", "new"};

/* The k-th finding of that fate, or NULL behind the last: `k` counts those of the run before, of `now` for
 * NEW. `at` goes from 0 up. */
static const struct stored_finding *
next(const struct before *before, const struct model *now, unsigned fate, size_t *at) {
  const struct model *of = fate == NEW ? now : &before->model;
  while (*at < of->findings) {
    const struct stored_finding *f = &of->finding[(*at)++];
    const bool both = find(fate == NEW ? &before->model : now, f->id) != NULL;
    if (fate == NEW ? !both : (both || before->fails[f - of->finding]) == (fate == STILL_THERE))
      return f;
  }
  return NULL;
}

void before_print(const struct before *before, const struct model *now) {
  if (before->kept[0] == '\0')
    return;
  for (unsigned fate = 0; fate < FATES; fate++) {
    const struct stored_finding *f, *first = NULL;
    size_t count = 0, unmet = 0;
    for (size_t at = 0; (f = next(before, now, fate, &at)) != NULL; count++) {
      first = first == NULL ? f : first;
      unmet += fate == STILL_THERE && find(now, f->id) == NULL;
    }
    printf("%s%-11s  %zu", fate == GONE ? "\n" : "", FATE[fate], count);
    if (fate != NEW)
      printf(" of %zu finding%s", before->model.findings, before->model.findings == 1 ? "" : "s");
    if (first != NULL)
      printf(", such as %s %s", first->test.id, first->smallest);
    if (unmet > 0)
      printf(
          " (%zu by the smallest case alone: this run did not meet %s)", unmet, unmet == 1 ? "it" : "them");
    putchar('\n');
  }
  printf("The store of the run before is kept: %s\n", before->kept);
}

json_t *before_json(const struct before *before, const struct model *now) {
  if (before->kept[0] == '\0')
    return json_null();
  json_t *record = json_object();
  json_object_set_new(record, "store", json_string(before->kept));
  for (unsigned fate = 0; fate < FATES; fate++) {
    const struct stored_finding *f;
    json_t *ids = json_array();
    for (size_t at = 0; (f = next(before, now, fate, &at)) != NULL;)
      json_array_append_new(ids, json_string(f->id));
    json_object_set_new(record, FATE[fate], ids);
  }
  return record;
}

bool before_is_news(const struct before *before) {
  for (size_t k = 0; before->fails != NULL && k < before->model.findings; k++)
    if (before->fails[k] && *before->model.finding[k].known == '\0')
      return true;
  return false;
}

void before_free(struct before *before) {
  if (before->kept[0] != '\0')
    model_free(&before->model);
  free(before->fails);
  *before = (struct before){.kept = ""};
}
