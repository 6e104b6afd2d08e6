/* report.json, as report.schema.json describes it. */
#include "assertion.h"
#include "json_report.h"
#include "words.h"

#include <math.h>
#include <string.h>

json_t *json_text_or_null(const char *text) { return *text == '\0' ? json_null() : json_string(text); }
json_t *json_real_or_null(double number) { return isfinite(number) ? json_real(number) : json_null(); }
json_t *json_whole(uint64_t count) { return json_integer((json_int_t)count); }
json_t *json_test_id(const struct model *model, size_t test) { return json_string(model->test[test].id); }

bool json_write(FILE *out, json_t *root) {
  const bool fine = root != NULL && json_dumpf(root, out, JSON_INDENT(1)) == 0;
  json_decref(root);
  fputc('\n', out);
  return fine || ferror(out) != 0; /* a write that failed is told by whoever closes the file */
}

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
                   json_whole(c->first),
                   "last",
                   json_whole(c->last),
                   "counted",
                   json_whole(c->done),
                   "mix",
                   c->mix,
                   "compiler",
                   json_text_or_null(c->compiler),
                   "flags",
                   json_text_or_null(c->flags),
                   "level",
                   json_text_or_null(c->level),
                   "machine",
                   json_text_or_null(c->machine),
                   "again",
                   line);
}

static json_t *row_json(const struct model *model, const struct model_row *row) {
  const struct model_test *t = &model->test[row->test];
  char sentence[WORDS], sure[WORDS];
  row_sentence(model, row, sentence);
  evidence_words(model, row, sure);
  json_t *cases = json_object(), *wrong = json_object(), *causes = json_object(), *bounds = json_object();
  for (unsigned r = 0; r < RELATIONS; r++)
    json_object_set_new(cases, relation_name((enum relation)r), json_whole(row->cases[r]));
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++) {
    uint64_t out_of;
    const bool none =
        outcome_can_show(model, row, (enum outcome)o, &out_of) && row->wrong[o] == 0 && out_of >= 3;
    json_object_set_new(wrong, outcome_name((enum outcome)o), json_whole(row->wrong[o]));
    json_object_set_new(
        bounds, outcome_name((enum outcome)o), none ? json_real(3.0 / (double)out_of) : json_null());
  }
  for (unsigned c = 0; c < CAUSES; c++) {
    unsigned findings = 0;
    for (unsigned o = 0; o < OUTCOMES; o++)
      findings += row->findings[o][c];
    json_object_set_new(causes, cause_name((enum cause)c), json_integer(findings));
  }
  return json_pack("{ss sb ss ss ss ss ss ss ss ss so so ss ss ss so so so so so si si so}",
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
                   "given",
                   json_text_or_null(t->given),
                   "diagnosis",
                   json_text_or_null(t->diagnosis),
                   "sentence",
                   sentence,
                   "evidence",
                   evidence_name(row_evidence(model, row)),
                   "evidence_words",
                   sure,
                   "judged",
                   json_whole(row->judged),
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
                                    json_test_id(model, f->answer_of[k].test),
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
  return json_pack("{ss so sb ss ss ss so so ss ss ss so ss ss ss ss ss so so so so}",
                   "id",
                   f->id,
                   "test",
                   json_test_id(model, f->test),
                   "pixels",
                   f->pixels,
                   "outcome",
                   outcome_name(f->outcome),
                   "place",
                   f->place,
                   "cause",
                   cause_name(f->cause),
                   "count",
                   json_whole(f->count),
                   "first_case",
                   json_whole(f->first_case),
                   "family",
                   f->family,
                   "relation",
                   relation_name(f->relation),
                   "answer",
                   answer_name(f->answer),
                   "gap",
                   json_real_or_null(f->gap),
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
                   json_text_or_null(f->known),
                   "reason",
                   json_text_or_null(f->reason),
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
  json_put_survey(root, model);
  json_put_evidence(root, model);
  if (report->stamp != NULL)
    json_object_set_new(root, "stamp", json_string(report->stamp));
  return json_write(out, root);
}
