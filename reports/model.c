/* The campaign, its tests and its findings; the rows that they come to. */
#include "reading.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void take_campaign(struct reading *r) {
  struct model_campaign *c = &r->model->campaign;
  c->graze = read_text(r, 0);
  c->seed = read_count(r, 1);
  c->first = read_count(r, 2);
  c->last = read_count(r, 3);
  c->mix = read_text(r, 4);
  c->done = read_count(r, 5);
  c->compiler = read_text(r, 6);
  c->flags = read_text(r, 7);
  c->level = read_text(r, 8);
  c->machine = read_text(r, 9);
}

static void take_test(struct reading *r) {
  struct model_test *t = read_one_more(r, &r->model->test, &r->model->tests, sizeof *t);
  if (t == NULL)
    return;
  const char **texts[] = {&t->id,
                          &t->title,
                          &t->role,
                          &t->document,
                          &t->language,
                          &t->source,
                          &t->idea,
                          &t->wrong,
                          &t->form_text,
                          &t->inputs,
                          &t->by_code,
                          &t->by_text,
                          &t->contract_why,
                          &t->code,
                          &t->file};
  for (int k = 0; k < (int)(sizeof texts / sizeof texts[0]); k++)
    *texts[k] = read_text(r, k);
  t->given = read_text(r, 16);
  t->diagnosis = read_text(r, 17);
  char why[FORM_TEXT];
  if (!form_parse(t->form_text, &t->form, why))
    read_fault(r, 8, "a form such as 'disc box-xywh f64'");
  if (!pair_from_name(statement_text(r->s, 15), &t->pair))
    t->pair = PAIR_NONE;
  t->document_title = "";
  for (unsigned d = D0; d < DOCUMENTS; d++)
    if (strcmp(document_tag((enum document)d), t->document) == 0)
      t->document_title = document_title((enum document)d);
}

/* Tests of documents first, the controls last. */
static int role_rank(const char *role) {
  static const enum role ORDER[] = {
      ROLE_FOREIGN, ROLE_TUTORIAL, ROLE_DETOUR, ROLE_PUBLISHED, ROLE_HOUSE, ROLE_HELPER, ROLE_LIAR};
  int rank = 0;
  while (rank < (int)(sizeof ORDER / sizeof ORDER[0]) && strcmp(role, role_name(ORDER[rank])) != 0)
    rank++;
  return rank;
}

const enum pair MODEL_PAIRS[PAIRS + 1] = {
    PAIR_DISC_BOX, PAIR_BOX_BOX, PAIR_DISC_DISC, PAIR_POINT_DISC, PAIR_POINT_BOX, PAIR_NONE};

static int pair_rank(enum pair pair) {
  int rank = 0;
  while (rank < PAIRS && MODEL_PAIRS[rank] != pair)
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

bool read_campaign(struct reading *r) {
  const bool fine =
      read_rows(
          r,
          "campaign",
          "SELECT graze, seed, first, last, mix, (SELECT coalesce(sum(last - first), 0) FROM range_done),"
          " compiler, flags, level, machine FROM campaign",
          take_campaign) &&
      read_rows(
          r,
          "test",
          "SELECT id, title, role, document, language, source, idea, wrong, form, inputs, by_code, by_text,"
          " contract_why, code, file, pair,"
          " (SELECT given FROM subject WHERE subject.test = id),"
          " (SELECT words FROM diagnosis WHERE diagnosis.test = id) FROM test ORDER BY id",
          take_test);
  if (fine && r->model->tests > 1)
    qsort(r->model->test, r->model->tests, sizeof *r->model->test, by_story);
  return fine;
}

long model_find_test(const struct model *model, const char *id) {
  for (size_t k = 0; k < model->tests; k++)
    if (strcmp(model->test[k].id, id) == 0)
      return (long)k;
  return MODEL_NONE;
}

bool model_numbers(const struct form *form, const char *text, union number *numbers) {
  char why[TEXT_WHY];
  return case_parse(form, "", text, numbers, why);
}

uint64_t model_wrong(const struct model_row *row) {
  uint64_t wrong = 0;
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    wrong += row->wrong[o];
  return wrong;
}

bool model_map_decode(const struct model_map *map, uint8_t *points) {
  const size_t count = (size_t)map->width * map->height;
  size_t filled = 0;
  for (size_t k = 0; k + 1 < map->bytes; k += 2) {
    if (map->points[k] > count - filled)
      return false;
    memset(points + filled, map->points[k + 1], map->points[k]);
    filled += map->points[k];
  }
  return filled == count && map->bytes % 2 == 0;
}

/* A campaign that was stopped has counts, and no findings yet: a report of it would tell of nothing found. */
static bool is_concluded(struct reading *r) {
  struct statement *s =
      statement_new(r->store, "SELECT EXISTS (SELECT 1 FROM cell) AND NOT EXISTS (SELECT 1 FROM tally)");
  const bool open = statement_row(s) && statement_integer(s, 0) != 0;
  if (!statement_end(s))
    return false;
  return !open ||
         store_fault(r->store,
                     "is of a campaign that was stopped: `graze resume` it first, which writes its findings");
}

bool model_read(const char *path, struct model *model, char *why) {
  *model = (struct model){.path = path};
  struct store *store = store_open(path, STORE_OLD, why);
  if (store == NULL)
    return false;
  struct reading reading = {.store = store, .model = model};
  bool fine = is_concluded(&reading) && read_campaign(&reading) && read_counts(&reading) &&
              read_findings(&reading) && read_survey(&reading) && read_evidence(&reading);
  if (fine && model->campaign.graze == NULL)
    fine = store_fault(store, "holds no campaign: make one with `graze fuzz --out FILE`");
  if (!fine) {
    snprintf(why, MODEL_WHY, "%s", store_why(store));
    model_free(model);
  }
  store_close(store);
  return fine;
}
