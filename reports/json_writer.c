/* report.json, as report.schema.json describes it, and results.json for Gradescope. */
#include "assertion.h"
#include "put.h"
#include "report.h"
#include "words.h"

#include <jansson.h>
#include <math.h>
#include <string.h>

static json_t *text_or_null(const char *text) { return *text == '\0' ? json_null() : json_string(text); }
static json_t *real_or_null(double number) { return isfinite(number) ? json_real(number) : json_null(); }
static json_t *whole(uint64_t count) { return json_integer((json_int_t)count); }
static json_t *test_id(const struct model *model, size_t test) { return json_string(model->test[test].id); }

static json_t *campaign_json(const struct model *model) {
  const struct model_campaign *c = &model->campaign;
  char seed[COUNT_WORDS], line[WORDS];
  snprintf(seed, sizeof seed, "%llu", (unsigned long long)c->seed);
  campaign_line(model, line);
  return json_pack("{ss ss so so so ss so so so so ss}",
                   "graze",
                   c->graze,
                   "seed",
                   seed,
                   "first",
                   whole(c->first),
                   "last",
                   whole(c->last),
                   "counted",
                   whole(c->done),
                   "mix",
                   c->mix,
                   "compiler",
                   text_or_null(c->compiler),
                   "flags",
                   text_or_null(c->flags),
                   "level",
                   text_or_null(c->level),
                   "machine",
                   text_or_null(c->machine),
                   "again",
                   line);
}

static json_t *row_json(const struct model *model, const struct model_row *row) {
  const struct model_test *t = &model->test[row->test];
  char sentence[WORDS];
  row_sentence(model, row, sentence);
  json_t *cases = json_object(), *wrong = json_object(), *causes = json_object(), *bounds = json_object();
  for (unsigned r = 0; r < RELATIONS; r++)
    json_object_set_new(cases, relation_name((enum relation)r), whole(row->cases[r]));
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++) {
    uint64_t out_of;
    const bool none =
        outcome_can_show(model, row, (enum outcome)o, &out_of) && row->wrong[o] == 0 && out_of >= 3;
    json_object_set_new(wrong, outcome_name((enum outcome)o), whole(row->wrong[o]));
    json_object_set_new(
        bounds, outcome_name((enum outcome)o), none ? json_real(3.0 / (double)out_of) : json_null());
  }
  for (unsigned c = 0; c < CAUSES; c++) {
    unsigned findings = 0;
    for (unsigned o = 0; o < OUTCOMES; o++)
      findings += row->findings[o][c];
    json_object_set_new(causes, cause_name((enum cause)c), json_integer(findings));
  }
  return json_pack("{ss sb ss ss ss ss ss ss ss ss ss so so so so so si si so}",
                   "test",
                   t->id,
                   "pixels",
                   row->pixels,
                   "title",
                   t->title,
                   "role",
                   t->role,
                   "document",
                   t->document,
                   "language",
                   t->language,
                   "pair",
                   t->pair < PAIRS ? pair_name(t->pair) : "none",
                   "form",
                   t->form_text,
                   "by_code",
                   t->by_code,
                   "by_text",
                   t->by_text,
                   "sentence",
                   sentence,
                   "judged",
                   whole(row->judged),
                   "cases",
                   cases,
                   "wrong",
                   wrong,
                   "upper_bound_95",
                   bounds,
                   "findings_by_cause",
                   causes,
                   "findings",
                   (int)row->found,
                   "news",
                   (int)row->news,
                   "nanoseconds",
                   row->nanoseconds >= 0 ? json_real(row->nanoseconds) : json_null());
}

static json_t *finding_json(const struct model *model, const struct model_finding *f) {
  json_t *answers = json_array(), *assertions = json_object();
  for (size_t k = 0; k < f->answers; k++)
    json_array_append_new(answers,
                          json_pack("{so ss ss ss}",
                                    "test",
                                    test_id(model, f->answer_of[k].test),
                                    "numbers",
                                    f->answer_of[k].numbers,
                                    "answer",
                                    answer_name(f->answer_of[k].answer),
                                    "outcome",
                                    outcome_name(f->answer_of[k].outcome)));
  for (unsigned language = 0; language < LANGUAGES; language++) {
    char text[ASSERTION];
    if (finding_assertion(model, f, (enum language)language, text))
      json_object_set_new(assertions, language_name((enum language)language), json_string(text));
  }
  return json_pack("{ss so sb ss ss ss so so ss ss ss so ss ss ss ss ss so so so}",
                   "id",
                   f->id,
                   "test",
                   test_id(model, f->test),
                   "pixels",
                   f->pixels,
                   "outcome",
                   outcome_name(f->outcome),
                   "place",
                   f->place,
                   "cause",
                   cause_name(f->cause),
                   "count",
                   whole(f->count),
                   "first_case",
                   whole(f->first_case),
                   "family",
                   f->family,
                   "relation",
                   relation_name(f->relation),
                   "answer",
                   answer_name(f->answer),
                   "gap",
                   real_or_null(f->gap),
                   "smallest",
                   f->smallest,
                   "smallest_hex",
                   f->smallest_hex,
                   "intervals",
                   f->intervals,
                   "plainest",
                   f->plainest,
                   "plainest_hex",
                   f->plainest_hex,
                   "known",
                   text_or_null(f->known),
                   "answers",
                   answers,
                   "assertions",
                   assertions);
}

static json_t *changes_json(const struct report *report) {
  if (report->before == NULL)
    return json_null();
  json_t *list = json_array();
  for (size_t k = 0; k < report->changes.count; k++) {
    const struct change *c = &report->changes.change[k];
    json_array_append_new(list,
                          json_pack("{ss ss so so}",
                                    "kind",
                                    change_name(c->kind),
                                    "id",
                                    (c->now != NULL ? c->now : c->before)->id,
                                    "smallest",
                                    c->now != NULL ? json_string(c->now->smallest) : json_null(),
                                    "smallest_before",
                                    c->before != NULL ? json_string(c->before->smallest) : json_null()));
  }
  return list;
}

static void put_survey(json_t *root, const struct model *m) {
  json_t *list = json_array();
  for (size_t k = 0; k < m->touchings; k++)
    json_array_append_new(list,
                          json_pack("{so ss ss ss ss ss ss}",
                                    "test",
                                    test_id(m, m->touching[k].test),
                                    "exemplar",
                                    m->touching[k].exemplar,
                                    "scene",
                                    m->touching[k].scene,
                                    "relation",
                                    relation_name(m->touching[k].relation),
                                    "answer",
                                    answer_name(m->touching[k].answer),
                                    "code_asks",
                                    m->touching[k].code_asks,
                                    "text_asks",
                                    m->touching[k].text_asks));
  json_object_set_new(root, "touching", list);
  list = json_array();
  for (size_t k = 0; k < m->contradictions; k++)
    json_array_append_new(list,
                          json_pack("{ss ss ss ss ss ss ss}",
                                    "document",
                                    m->contradiction[k].document,
                                    "exemplar",
                                    m->contradiction[k].exemplar,
                                    "scene",
                                    m->contradiction[k].scene,
                                    "test",
                                    m->contradiction[k].test,
                                    "answer",
                                    m->contradiction[k].answer,
                                    "other",
                                    m->contradiction[k].other,
                                    "other_answer",
                                    m->contradiction[k].other_answer));
  json_object_set_new(root, "contradictions", list);
  list = json_array();
  for (size_t k = 0; k < m->invalids; k++)
    json_array_append_new(list,
                          json_pack("{so ss ss ss ss ss}",
                                    "test",
                                    test_id(m, m->invalid[k].test),
                                    "input",
                                    m->invalid[k].input,
                                    "fault",
                                    m->invalid[k].fault,
                                    "otherwise",
                                    m->invalid[k].otherwise,
                                    "numbers",
                                    m->invalid[k].numbers,
                                    "answer",
                                    answer_name(m->invalid[k].answer)));
  json_object_set_new(root, "invalid", list);
  list = json_array();
  for (size_t k = 0; k < m->agreements; k++)
    json_array_append_new(list,
                          json_pack("{so so so so so so}",
                                    "a",
                                    test_id(m, m->agreement[k].a),
                                    "b",
                                    test_id(m, m->agreement[k].b),
                                    "scenes",
                                    whole(m->agreement[k].scenes),
                                    "differ",
                                    whole(m->agreement[k].differ),
                                    "differ_touching",
                                    whole(m->agreement[k].differ_touching),
                                    "example",
                                    text_or_null(m->agreement[k].example)));
  json_object_set_new(root, "agreement", list);
}

static void put_measures(json_t *root, const struct model *m) {
  json_t *list = json_array();
  for (size_t k = 0; k < m->coverages; k++)
    json_array_append_new(list,
                          json_pack("{ss ss ss so}",
                                    "form",
                                    m->coverage[k].form,
                                    "place",
                                    m->coverage[k].place,
                                    "relation",
                                    relation_name(m->coverage[k].relation),
                                    "cases",
                                    whole(m->coverage[k].cases)));
  json_object_set_new(root, "coverage", list);
  list = json_array();
  for (size_t k = 0; k < m->steps; k++)
    json_array_append_new(list,
                          json_pack("{ss ss so}",
                                    "form",
                                    m->step[k].form,
                                    "step",
                                    m->step[k].step,
                                    "cases",
                                    whole(m->step[k].cases)));
  json_object_set_new(root, "steps", list);
  list = json_array();
  for (size_t k = 0; k < m->nearnesses; k++)
    json_array_append_new(list,
                          json_pack("{so sb ss si so}",
                                    "test",
                                    test_id(m, m->nearness[k].test),
                                    "pixels",
                                    m->nearness[k].pixels,
                                    "outcome",
                                    outcome_name(m->nearness[k].outcome),
                                    "bin",
                                    m->nearness[k].bin,
                                    "count",
                                    whole(m->nearness[k].count)));
  json_object_set_new(root, "nearness", list);
  list = json_array();
  for (size_t k = 0; k < m->speeds; k++)
    json_array_append_new(list,
                          json_pack("{so ss so}",
                                    "test",
                                    test_id(m, m->speed[k].test),
                                    "level",
                                    m->speed[k].level,
                                    "nanoseconds",
                                    real_or_null(m->speed[k].nanoseconds)));
  json_object_set_new(root, "speed", list);
  list = json_array();
  for (size_t k = 0; k < m->properties; k++)
    json_array_append_new(list,
                          json_pack("{so ss ss ss so so so}",
                                    "test",
                                    test_id(m, m->property[k].test),
                                    "property",
                                    m->property[k].property,
                                    "reach",
                                    m->property[k].reach,
                                    "verdict",
                                    m->property[k].verdict,
                                    "tried",
                                    whole(m->property[k].tried),
                                    "changed",
                                    whole(m->property[k].changed),
                                    "changed_touching",
                                    whole(m->property[k].changed_touching)));
  json_object_set_new(root, "properties", list);
  list = json_array();
  for (size_t k = 0; k < m->variants; k++)
    json_array_append_new(list,
                          json_pack("{so ss ss so so so so}",
                                    "test",
                                    test_id(m, m->variant[k].test),
                                    "compiler",
                                    m->variant[k].compiler,
                                    "flags",
                                    m->variant[k].flags,
                                    "cases",
                                    whole(m->variant[k].cases),
                                    "changed",
                                    whole(m->variant[k].changed),
                                    "wrong_without",
                                    whole(m->variant[k].wrong_without),
                                    "wrong_with",
                                    whole(m->variant[k].wrong_with)));
  json_object_set_new(root, "variants", list);
  list = json_array();
  for (size_t k = 0; k < m->maps; k++)
    json_array_append_new(list,
                          json_pack("{so ss si si so so so so}",
                                    "test",
                                    test_id(m, m->map[k].test),
                                    "sweep",
                                    m->map[k].sweep,
                                    "width",
                                    (int)m->map[k].width,
                                    "height",
                                    (int)m->map[k].height,
                                    "false_hits",
                                    whole(m->map[k].false_hits),
                                    "missed_hits",
                                    whole(m->map[k].missed_hits),
                                    "broken_contracts",
                                    whole(m->map[k].broken_contracts),
                                    "no_answers",
                                    whole(m->map[k].no_answers)));
  json_object_set_new(root, "maps", list);
}

static bool dump(FILE *out, json_t *root) {
  const bool fine = root != NULL && json_dumpf(root, out, JSON_INDENT(1)) == 0;
  json_decref(root);
  fputc('\n', out);
  return fine || ferror(out) != 0; /* a write that failed is told by whoever closes the file */
}

bool write_json(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  json_t *root = json_object(), *rows = json_array(), *findings = json_array();
  json_object_set_new(root, "format", json_string("graze-report-1"));
  json_object_set_new(root, "campaign", campaign_json(model));
  for (size_t k = 0; k < model->rows; k++)
    json_array_append_new(rows, row_json(model, &model->row[k]));
  json_object_set_new(root, "verdicts", rows);
  for (size_t k = 0; k < model->findings; k++)
    json_array_append_new(findings, finding_json(model, &model->finding[k]));
  json_object_set_new(root, "findings", findings);
  json_object_set_new(root, "changes", changes_json(report));
  put_survey(root, model);
  put_measures(root, model);
  if (report->stamp != NULL)
    json_object_set_new(root, "stamp", json_string(report->stamp));
  return dump(out, root);
}

/* One item for each outcome of each test that is neither a control nor a house test: a point when none was
 * found. */
static json_t *graded(const struct model *model, const struct model_row *row, enum outcome outcome) {
  char name[WORDS], output[WORDS] = "";
  const char *shown = NULL;
  uint64_t cases;
  if (!outcome_can_show(model, row, outcome, &cases))
    return NULL;
  for (size_t k = row->first_finding + row->found; k > row->first_finding; k--)
    if (model->finding[k - 1].outcome == outcome)
      shown = model->finding[k - 1].smallest;
  snprintf(name,
           sizeof name,
           "%.80s%s: %s",
           model->test[row->test].id,
           row->pixels ? " (boxes as pixels)" : "",
           outcome_name(outcome));
  if (shown != NULL)
    snprintf(output,
             sizeof output,
             "%llu of %llu cases. The smallest: graze check %.80s %.600s",
             (unsigned long long)row->wrong[outcome],
             (unsigned long long)cases,
             model->test[row->test].id,
             shown);
  else
    snprintf(output, sizeof output, "None found in %llu cases.", (unsigned long long)cases);
  return json_pack("{ss si si ss ss}",
                   "name",
                   name,
                   "score",
                   shown == NULL ? 1 : 0,
                   "max_score",
                   1,
                   "output",
                   output,
                   "visibility",
                   "visible");
}

bool write_gradescope(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  json_t *root = json_object(), *tests = json_array();
  int score = 0;
  for (size_t k = 0; k < model->rows; k++) {
    const char *role = model->test[model->row[k].test].role;
    if (strcmp(role, role_name(ROLE_LIAR)) == 0 || strcmp(role, role_name(ROLE_HOUSE)) == 0)
      continue;
    for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++) {
      json_t *item = graded(model, &model->row[k], (enum outcome)o);
      if (item == NULL)
        continue;
      score += (int)json_integer_value(json_object_get(item, "score"));
      json_array_append_new(tests, item);
    }
  }
  json_object_set_new(root, "score", json_integer(score));
  json_object_set_new(root,
                      "output",
                      json_string("Judged by graze against exact arithmetic: a point for each kind of wrong "
                                  "answer that was not found."));
  json_object_set_new(root, "tests", tests);
  return dump(out, root);
}
