/* The survey's tables, the maps and the reference's steps: a reader a table. */
#include "reading.h"

#include <stdlib.h>

static void take_coverage(struct reading *r) {
  struct model_coverage *c = read_one_more(r, &r->model->coverage, &r->model->coverages, sizeof *c);
  if (c != NULL)
    *c = (struct model_coverage){read_text(r, 0), read_text(r, 1), read_relation(r, 2), read_count(r, 3)};
}

static void take_step(struct reading *r) {
  struct model_step *s = read_one_more(r, &r->model->step, &r->model->steps, sizeof *s);
  if (s != NULL)
    *s = (struct model_step){read_text(r, 0), read_text(r, 1), read_count(r, 2)};
}

static void take_part(struct reading *r) {
  struct model_survey *s = read_one_more(r, &r->model->survey, &r->model->surveys, sizeof *s);
  if (s != NULL)
    *s = (struct model_survey){read_text(r, 0), read_count(r, 1)};
}

static void take_touching(struct reading *r) {
  struct model_touching *t = read_one_more(r, &r->model->touching, &r->model->touchings, sizeof *t);
  if (t == NULL)
    return;
  t->test = read_test(r, 0);
  t->exemplar = read_text(r, 1);
  t->scene = read_text(r, 2);
  t->numbers = read_text(r, 3);
  t->relation = read_relation(r, 4);
  t->answer = read_answer(r, 5);
  t->code_asks = read_text(r, 6);
  t->text_asks = read_text(r, 7);
}

static void take_contradiction(struct reading *r) {
  struct model_contradiction *c =
      read_one_more(r, &r->model->contradiction, &r->model->contradictions, sizeof *c);
  if (c == NULL)
    return;
  const char **texts[] = {
      &c->document, &c->exemplar, &c->scene, &c->test, &c->answer, &c->other, &c->other_answer};
  for (int k = 0; k < (int)(sizeof texts / sizeof texts[0]); k++)
    *texts[k] = read_text(r, k);
}

static void take_invalid(struct reading *r) {
  struct model_invalid *i = read_one_more(r, &r->model->invalid, &r->model->invalids, sizeof *i);
  if (i == NULL)
    return;
  i->test = read_test(r, 0);
  i->input = read_text(r, 1);
  i->fault = read_text(r, 2);
  i->otherwise = read_text(r, 3);
  i->numbers = read_text(r, 4);
  i->answer = read_answer(r, 5);
}

static void take_agreement(struct reading *r) {
  struct model_agreement *a = read_one_more(r, &r->model->agreement, &r->model->agreements, sizeof *a);
  if (a == NULL)
    return;
  a->a = read_test(r, 0);
  a->b = read_test(r, 1);
  a->scenes = read_count(r, 2);
  a->differ = read_count(r, 3);
  a->differ_touching = read_count(r, 4);
  a->differ_flat = read_count(r, 5);
  a->example = read_text(r, 6);
  a->relation = read_text(r, 7);
  a->answer_a = read_text(r, 8);
  a->answer_b = read_text(r, 9);
}

static void take_nearness(struct reading *r) {
  struct model_nearness *n = read_one_more(r, &r->model->nearness, &r->model->nearnesses, sizeof *n);
  if (n == NULL)
    return;
  n->test = read_test(r, 0);
  n->pixels = read_count(r, 1) != 0;
  n->outcome = read_outcome(r, 2);
  n->bin = (int)statement_integer(r->s, 3);
  n->count = read_count(r, 4);
}

static void take_speed(struct reading *r) {
  struct model_speed *s = read_one_more(r, &r->model->speed, &r->model->speeds, sizeof *s);
  if (s != NULL)
    *s = (struct model_speed){read_test(r, 0), read_text(r, 1), statement_real(r->s, 2)};
}

static void take_property(struct reading *r) {
  struct model_property *p = read_one_more(r, &r->model->property, &r->model->properties, sizeof *p);
  if (p == NULL)
    return;
  p->test = read_test(r, 0);
  p->property = read_text(r, 1);
  p->reach = read_text(r, 2);
  p->verdict = read_text(r, 3);
  p->tried = read_count(r, 4);
  p->changed = read_count(r, 5);
  p->changed_touching = read_count(r, 6);
  p->before = read_text(r, 7);
  p->after = read_text(r, 8);
  p->answer_before = read_text(r, 9);
  p->answer_after = read_text(r, 10);
}

static void take_variant(struct reading *r) {
  struct model_variant *v = read_one_more(r, &r->model->variant, &r->model->variants, sizeof *v);
  if (v == NULL)
    return;
  v->test = read_test(r, 0);
  v->compiler = read_text(r, 1);
  v->flags = read_text(r, 2);
  v->cases = read_count(r, 3);
  v->changed = read_count(r, 4);
  v->wrong_without = read_count(r, 5);
  v->wrong_with = read_count(r, 6);
}

static void take_map(struct reading *r) {
  struct model_map *m = read_one_more(r, &r->model->map, &r->model->maps, sizeof *m);
  if (m == NULL)
    return;
  m->test = read_test(r, 0);
  const char **texts[] = {
      &m->sweep, &m->origin, &m->origin_hex, &m->right, &m->right_hex, &m->down, &m->down_hex};
  for (int k = 0; k < (int)(sizeof texts / sizeof texts[0]); k++)
    *texts[k] = read_text(r, 1 + k);
  m->width = (unsigned)read_count(r, 8);
  m->height = (unsigned)read_count(r, 9);
  m->false_hits = read_count(r, 10);
  m->missed_hits = read_count(r, 11);
  m->broken_contracts = read_count(r, 12);
  m->no_answers = read_count(r, 13);
  const void *points = statement_blob(r->s, 14, &m->bytes);
  m->points = read_keep_bytes(r, points, m->bytes);
}

/* The batch at the best level that was measured stands in the verdict table. */
static void put_speed_in_rows(struct model *model) {
  for (size_t k = 0; k < model->rows; k++)
    for (size_t s = 0; s < model->speeds; s++)
      if (model->speed[s].test == model->row[k].test && model->speed[s].level[0] != 'o')
        model->row[k].nanoseconds = model->speed[s].nanoseconds;
}

bool read_survey(struct reading *r) {
  const bool fine =
      read_rows(r,
                "coverage",
                "SELECT form, place, relation, cases FROM coverage ORDER BY form, place, relation",
                take_coverage) &&
      read_rows(r, "step", "SELECT form, step, cases FROM step ORDER BY form, step", take_step) &&
      read_rows(r, "survey", "SELECT part, cases FROM survey ORDER BY part", take_part) &&
      read_rows(r,
                "touching",
                "SELECT test, exemplar, scene, numbers, relation, answer, code_asks, text_asks FROM touching"
                " ORDER BY exemplar, test",
                take_touching) &&
      read_rows(r,
                "contradiction",
                "SELECT document, exemplar, scene, test, answer, other, other_answer FROM contradiction"
                " ORDER BY document, exemplar, test, other",
                take_contradiction) &&
      read_rows(r,
                "invalid",
                "SELECT test, input, fault, otherwise, numbers, answer FROM invalid"
                " ORDER BY test, fault, input, otherwise",
                take_invalid) &&
      read_rows(
          r,
          "agreement",
          "SELECT a, b, scenes, differ, differ_touching, differ_flat, example, relation, answer_a, answer_b"
          " FROM agreement ORDER BY a, b",
          take_agreement) &&
      read_rows(r,
                "nearness",
                "SELECT test, pixels, outcome, bin, count FROM nearness ORDER BY test, pixels, outcome, bin",
                take_nearness) &&
      read_rows(r, "speed", "SELECT test, level, nanoseconds FROM speed ORDER BY test, level", take_speed) &&
      read_rows(r,
                "property",
                "SELECT test, property, reach, verdict, tried, changed, changed_touching, example_before,"
                " example_after, answer_before, answer_after FROM property ORDER BY property, reach, test",
                take_property) &&
      read_rows(r,
                "variant",
                "SELECT test, compiler, flags, cases, changed, wrong_without, wrong_with FROM variant"
                " ORDER BY test, compiler, flags",
                take_variant) &&
      read_rows(r,
                "map",
                "SELECT test, sweep, origin, origin_hex, right, right_hex, down, down_hex, width, height, "
                "false_hits,"
                " missed_hits, broken_contracts, no_answers, points FROM map ORDER BY test, sweep",
                take_map);
  if (fine)
    put_speed_in_rows(r->model);
  return fine;
}
