/* The model of a store: its tests, what each was asked and got wrong, its findings. */
#include "defects.h"
#include "reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Tests of documents first, the controls last. */
static int role_rank(const char *role) {
  static const enum role ORDER[] = {ROLE_FOREIGN,
                                    ROLE_TUTORIAL,
                                    ROLE_DETOUR,
                                    ROLE_TAUGHT,
                                    ROLE_PUBLISHED,
                                    ROLE_HOUSE,
                                    ROLE_HELPER,
                                    ROLE_LIAR};
  int rank = 0;
  while (rank < (int)(sizeof ORDER / sizeof ORDER[0]) && strcmp(role, role_name(ORDER[rank])) != 0)
    rank++;
  return rank;
}

enum pair model_pair(unsigned k) {
  static const enum pair FIRST[] = {
      PAIR_DISC_BOX, PAIR_BOX_BOX, PAIR_DISC_DISC, PAIR_POINT_DISC, PAIR_POINT_BOX};
  enum { FIRSTS = sizeof FIRST / sizeof FIRST[0] };
  if (k < FIRSTS)
    return FIRST[k];
  unsigned pair = 0;
  for (unsigned others = k - FIRSTS; pair < PAIRS; pair++)
    if (pair_told_by((enum pair)pair) == PLACES_OF_HULLS && others-- == 0)
      break;
  return (enum pair)pair;
}

static int pair_rank(enum pair pair) {
  int rank = 0;
  while (rank < PAIRS && model_pair((unsigned)rank) != pair)
    rank++;
  return rank;
}

static int by_story(const void *left, const void *right) {
  const struct model_test *a = left, *b = right;
  if (role_rank(a->role) != role_rank(b->role))
    return role_rank(a->role) - role_rank(b->role);
  if (a->pair != b->pair)
    return pair_rank(a->pair) - pair_rank(b->pair);
  const int document = strcmp(a->document, b->document);
  return document != 0 ? document : strcmp(a->id, b->id);
}

static bool make_test(struct reader *r, const struct stored_test *stored, struct model_test *test) {
  char why[FORM_TEXT];
  *test = (struct model_test){.id = stored->id,
                              .title = stored->title,
                              .role = stored->role,
                              .document = stored->document,
                              .document_title = "",
                              .language = stored->language,
                              .source = stored->source,
                              .idea = stored->idea,
                              .wrong = stored->wrong,
                              .form_text = stored->form,
                              .inputs = stored->inputs,
                              .by_code = stored->by_code,
                              .by_text = stored->by_text,
                              .contract_why = stored->contract_why,
                              .code = stored->code,
                              .given = "",
                              .diagnosis = "",
                              .mend = ""};
  for (unsigned d = D0; d < DOCUMENTS; d++)
    if (strcmp(document_tag((enum document)d), test->document) == 0)
      test->document_title = document_title((enum document)d);
  if (!pair_from_name(stored->pair, &test->pair))
    test->pair = PAIR_NONE;
  return form_parse(stored->form, &test->form, why) ||
         store_refuse(r->store, "test", stored->form, "a form such as 'disc box-xywh f64'");
}

static bool read_tests(struct reader *r) {
  struct model *model = r->model;
  struct stored_test *stored = NULL;
  size_t count = 0;
  bool fine = read_rows(r, &RECORD_test, &stored, &count);
  model->test = calloc(count + 1, sizeof *model->test);
  model->row = calloc(count + 1, sizeof *model->row);
  if (model->test == NULL || model->row == NULL) {
    free(stored);
    return fine && store_fault(r->store, "no memory for its tests");
  }
  for (; fine && model->tests < count; model->tests++)
    fine = make_test(r, &stored[model->tests], &model->test[model->tests]);
  free(stored);
  if (fine && count > 1)
    qsort(model->test, count, sizeof *model->test, by_story);
  for (; fine && model->rows < count; model->rows++)
    model->row[model->rows] = (struct model_row){.test = model->rows, .nanoseconds = -1};
  return fine;
}

static int by_finding(const void *left, const void *right) {
  const struct stored_answer *a = left, *b = right;
  const int finding = strcmp(a->finding, b->finding);
  return finding != 0 ? finding : (a->test.index > b->test.index) - (a->test.index < b->test.index);
}

/* What the tables come to together, but for the defects. */
static void join_tables(struct model *model) {
  for (size_t k = 0; k < model->ranges_done; k++)
    model->done += model->range_done[k].last - model->range_done[k].first;
  for (size_t k = 0; k < model->subjects; k++)
    model->test[model->subject[k].test.index].given = model->subject[k].given;
  for (size_t k = 0; k < model->diagnoses; k++) {
    model->test[model->diagnosis[k].test.index].diagnosis = model->diagnosis[k].words;
    model->test[model->diagnosis[k].test.index].mend = model->diagnosis[k].mend;
  }
  if (model->answers > 1)
    qsort(model->answer, model->answers, sizeof *model->answer, by_finding);
}

/* A campaign that was stopped has counts, and no findings yet: a report of it would tell of nothing found. */
static bool is_concluded(struct reader *r) {
  struct statement *s =
      statement_new(r->store,
                    "SELECT NOT EXISTS (SELECT 1 FROM tally) AND (SELECT total(cases) FROM cell) > "
                    "(SELECT total(count) FROM sighting WHERE family = 'not asked')");
  const bool open = statement_row(s) && statement_integer(s, 0) != 0;
  if (!statement_end(s))
    return false;
  return !open ||
         store_fault(r->store,
                     "is of a campaign that was stopped: `graze resume` it first, which writes its findings");
}

bool model_of(struct store *store, const char *path, struct model *model, char *why) {
  *model = (struct model){.path = path};
  struct reader reader = {.store = store, .model = model};
  bool fine = is_concluded(&reader) && read_tests(&reader) && read_tables(&reader);
  if (fine && model->campaigns == 0)
    fine = store_fault(store, "holds no campaign: make one with `graze fuzz --out FILE`");
  if (fine)
    join_tables(model);
  if (fine)
    fine = read_everyday(&reader);
  if (fine && !find_defects(model))
    fine = store_fault(store, "no memory for its findings");
  if (fine) {
    model_count(model);
  } else {
    snprintf(why, MODEL_WHY, "%s", store_why(store));
    model_free(model);
  }
  return fine;
}

bool model_read(const char *path, struct model *model, char *why) {
  struct store *store = store_open(path, STORE_OLD, why);
  if (store == NULL)
    return false;
  const bool fine = model_of(store, path, model, why);
  store_close(store);
  return fine;
}
