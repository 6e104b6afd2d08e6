#include "before.h"

#include "judge.h"
#include "out.h"
#include "store/record.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
  if (number == 0)
    before->ended[0] = '\0';
}

struct store *before_open(const char *path, const struct store_campaign *about, struct before *before) {
  char why[STORE_WHY];
  struct store *store = store_open(path, STORE_EITHER, why);
  if (store == NULL) {
    complain("%s", why);
    return NULL;
  }
  if (store_claim(store) && store_make_room(store, path, before->kept)) {
    if (before->kept[0] != '\0')
      find_ended(path, about, before);
    return store;
  }
  before->kept[0] = '\0';
  complain("%s", store_why(store));
  store_close(store);
  return NULL;
}

bool finding_try(const struct registry_entry *entry,
                 const struct stored_finding *finding,
                 enum trial *trial,
                 char *why) {
  const struct algorithm *a = entry->algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  enum answer answer;
  *trial = TRIAL_NONE;
  if (!case_parse(&a->form, a->inputs, finding->smallest_hex, numbers, why))
    return false;
  if (finding->cause != CAUSE_UNSTEADY && algorithm_try(a, numbers, &answer))
    *trial = judge_answer(a, numbers, answer).outcome == OUTCOME_AGREES ? TRIAL_PASSES : TRIAL_FAILS;
  return true;
}

int before_try(struct before *before, const struct catalogue *tests) {
  const struct model *model = &before->model;
  char why[TEXT_WHY];
  size_t count[] = {[TRIAL_NONE] = 0, [TRIAL_PASSES] = 0, [TRIAL_FAILS] = 0};
  before->trial = calloc(model->findings + 1, sizeof *before->trial);
  if (before->trial == NULL)
    return complain("no memory for the findings of the run before");
  for (size_t k = 0; k < model->findings; k++) {
    const struct stored_finding *f = &model->finding[k];
    if (!finding_try(catalogue_find(tests, f->test.id), f, &before->trial[k], why))
      return complain("%s: %s: %s", model->path, f->id, why);
    count[before->trial[k]]++;
  }
  if (model->findings > 0)
    fprintf(stderr,
            "graze: of the run before, %zu of %zu smallest cases still fail%s\n",
            count[TRIAL_FAILS],
            model->findings,
            count[TRIAL_NONE] > 0 ? "; not all could be tried" : "");
  return EXIT_FINE;
}

static const struct stored_finding *find(const struct model *model, const char *id) {
  for (size_t k = 0; k < model->findings; k++)
    if (strcmp(model->finding[k].id, id) == 0)
      return &model->finding[k];
  return NULL;
}

enum { GONE, STILL_THERE, NOT_TRIED, NEW, FATES };
static const char *const FATE[FATES] = {"gone", "still there", "not tried", "new"};

/* Of the k-th finding of the run before. What this run met is there, whatever its smallest case says. */
static unsigned fate_of(const struct before *before, size_t k, const struct model *now) {
  static const unsigned TRIED[] = {
      [TRIAL_NONE] = NOT_TRIED, [TRIAL_PASSES] = GONE, [TRIAL_FAILS] = STILL_THERE};
  return find(now, before->model.finding[k].id) != NULL ? STILL_THERE : TRIED[before->trial[k]];
}

/* The next finding of that fate, or NULL behind the last: of `now` for NEW, of the run before for others.
 * `at` goes from 0 up. */
static const struct stored_finding *
next(const struct before *before, const struct model *now, unsigned fate, size_t *at) {
  const struct model *of = fate == NEW ? now : &before->model;
  while (*at < of->findings) {
    const size_t k = (*at)++;
    if (fate == NEW ? find(&before->model, of->finding[k].id) == NULL : fate_of(before, k, now) == fate)
      return &of->finding[k];
  }
  return NULL;
}

static void print_fate(const struct before *before, const struct model *now, unsigned fate) {
  const struct stored_finding *f, *first = NULL;
  size_t count = 0, unmet = 0;
  for (size_t at = 0; (f = next(before, now, fate, &at)) != NULL; count++) {
    first = first == NULL ? f : first;
    unmet += fate == STILL_THERE && find(now, f->id) == NULL;
  }
  if (fate == NOT_TRIED && count == 0)
    return;
  printf("%-11s  %zu", FATE[fate], count);
  if (fate != NEW)
    printf(" of %zu finding%s", before->model.findings, before->model.findings == 1 ? "" : "s");
  if (first != NULL)
    printf(", such as %s %s", first->test.id, first->smallest);
  if (unmet > 0)
    printf(" (%zu by the smallest case alone: this run did not meet %s)", unmet, unmet == 1 ? "it" : "them");
  putchar('\n');
}

void before_print(const struct before *before, const struct model *now) {
  if (before->kept[0] == '\0')
    return;
  putchar('\n');
  if (before->ended[0] == '\0')
    printf("No run of the same tests that came to its end is kept: nothing is compared\n");
  for (unsigned fate = 0; fate < FATES && before->ended[0] != '\0'; fate++)
    print_fate(before, now, fate);
  if (before->ended[0] != '\0' && strcmp(before->ended, before->kept) != 0)
    printf("Compared with the last run of the same tests that came to its end: %s\n", before->ended);
  printf("The store of the run before is kept: %s\n", before->kept);
}

json_t *before_json(const struct before *before, const struct model *now) {
  if (before->kept[0] == '\0')
    return json_null();
  json_t *record = json_object();
  json_object_set_new(record, "store", json_string(before->kept));
  json_object_set_new(
      record, "compared", before->ended[0] != '\0' ? json_string(before->ended) : json_null());
  for (unsigned fate = 0; fate < FATES && before->ended[0] != '\0'; fate++) {
    const struct stored_finding *f;
    json_t *ids = json_array();
    for (size_t at = 0; (f = next(before, now, fate, &at)) != NULL;)
      json_array_append_new(ids, json_string(f->id));
    json_object_set_new(record, FATE[fate], ids);
  }
  return record;
}

bool before_is_news(const struct before *before) {
  for (size_t k = 0; before->trial != NULL && k < before->model.findings; k++)
    if (before->trial[k] == TRIAL_FAILS && *before->model.finding[k].known == '\0')
      return true;
  return false;
}

void before_free(struct before *before) {
  if (before->kept[0] != '\0')
    model_free(&before->model);
  free(before->trial);
  *before = (struct before){.kept = ""};
}
