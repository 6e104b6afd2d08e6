/* report.json, as report.schema.json describes it. */
#include "assertion.h"
#include "columns.h"
#include "report.h"

#include <inttypes.h>
#include <string.h>

static void put_note(json_t *object, const char *key, const char *text) {
  json_object_set_new(object, key, field_json(FIELD_TEXT_OR_NULL, &text));
}

static json_t *campaign_json(const struct model *model) {
  char seed[COUNT_WORDS], line[WORDS];
  json_t *campaign = record_json(&RECORD_campaign, model->campaign);
  snprintf(seed, sizeof seed, "%" PRIu64, model->campaign->seed);
  campaign_line(model, line);
  json_put(campaign, "seed", seed);
  json_object_set_new(campaign, "counted", json_integer((json_int_t)model->done));
  json_put(campaign, "again", line);
  return campaign;
}

static json_t *verdict_json(const struct model *model, const struct model_row *row) {
  struct column_row at = {.model = model, .row = row};
  json_t *verdict = json_object();
  for (unsigned k = 0; k < COLUMNS; k++) {
    const struct column *column = &COLUMN[k];
    json_t *into = column->group == NULL ? verdict : json_object_get(verdict, column->group);
    if (into == NULL) {
      into = json_object();
      json_object_set_new(verdict, column->group, into);
    }
    json_object_set_new(into, column->json, field_json(column->kind, column_value(column, &at)));
  }
  return verdict;
}

static bool same_answer(const struct stored_answer *a, const struct stored_answer *b) {
  return a->answer == b->answer && a->outcome == b->outcome && strcmp(a->numbers, b->numbers) == 0;
}

/* Many tests answer alike: what they say stands once, with all of them. */
static json_t *answers_json(const struct stored_answer *answer, size_t count) {
  json_t *answers = json_array();
  for (size_t k = 0; k < count; k++) {
    size_t first = 0;
    while (!same_answer(&answer[first], &answer[k]))
      first++;
    if (first < k)
      continue;
    json_t *said = record_json(&RECORD_answer, &answer[k]), *tests = json_array();
    for (size_t other = k; other < count; other++)
      if (same_answer(&answer[k], &answer[other]))
        json_array_append_new(tests, field_json(FIELD_TEST, &answer[other].test));
    json_object_del(said, "test");
    json_object_set_new(said, "tests", tests);
    json_array_append_new(answers, said);
  }
  return answers;
}

/* The line of each language; the comment above it, which is the same in all, once. */
static void put_assertions(json_t *finding, const struct model *model, const struct stored_finding *f) {
  json_t *assertions = json_object();
  char text[ASSERTION];
  for (unsigned language = 0; language < LANGUAGES; language++) {
    if (!finding_assertion(model, f, (enum language)language, text))
      continue;
    char *const line = strchr(text, '\n');
    *line = '\0';
    json_put(assertions, language_name((enum language)language), line + 1);
    json_put(finding, "about", strchr(text, ' ') + 1);
  }
  json_object_set_new(finding, "assertions", assertions);
}

static json_t *
finding_json(const struct model *model, const struct model_defect *defect, const struct stored_finding *f) {
  json_t *finding = record_json(&RECORD_finding, f);
  size_t count;
  const struct stored_answer *answer = model_answers(model, f, &count);
  json_object_set_new(finding, "known", json_boolean(*f->known != '\0')); /* its sentence is the defect's */
  json_put(finding, "defect", defect->why);
  json_object_set_new(finding, "answers", answers_json(answer, count));
  put_assertions(finding, model, f);
  return finding;
}

static json_t *changes_json(const struct report *report) {
  if (report->before == NULL)
    return json_null();
  json_t *list = json_array();
  for (size_t k = 0; k < report->changes.count; k++) {
    const struct change *c = &report->changes.change[k];
    json_t *change = json_object();
    json_put(change, "kind", change_name(c->kind));
    json_put(change, "id", (c->now != NULL ? c->now : c->before)->id);
    put_note(change, "smallest", c->now != NULL ? c->now->smallest : "");
    put_note(change, "smallest_before", c->before != NULL ? c->before->smallest : "");
    json_array_append_new(list, change);
  }
  return list;
}

/* A table names its columns once. */
static void put_tables(json_t *root, const struct model *model) {
  for (unsigned k = 0; k < MODEL_TABLE_COUNT; k++) {
    const struct model_table *table = &MODEL_TABLE[k];
    const void *row;
    if (table->key == NULL)
      continue;
    json_t *whole = json_object(), *rows = json_array();
    for (size_t r = 0; (row = model_table_row(model, table, r)) != NULL; r++)
      json_array_append_new(rows, record_json_values(table->record, row));
    json_object_set_new(whole, "columns", record_json_names(table->record));
    json_object_set_new(whole, "rows", rows);
    json_object_set_new(root, table->key, whole);
  }
}

bool write_json(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  json_t *root = json_object(), *rows = json_array(), *findings = json_array();
  json_put(root, "format", "graze-report-2");
  json_object_set_new(root, "campaign", campaign_json(model));
  for (size_t k = 0; k < model->rows; k++)
    json_array_append_new(rows, verdict_json(model, &model->row[k]));
  json_object_set_new(root, "verdicts", rows);
  for (size_t d = 0; d < model->defects; d++)
    for (size_t k = 0; k < model->defect[d].findings; k++)
      json_array_append_new(
          findings, finding_json(model, &model->defect[d], &model->finding[model->defect[d].first + k]));
  json_object_set_new(root, "findings", findings);
  json_object_set_new(root, "changes", changes_json(report));
  put_tables(root, model);
  if (report->stamp != NULL)
    json_put(root, "stamp", report->stamp);
  const bool fine = root != NULL && json_dumpf(root, out, JSON_COMPACT) == 0;
  json_decref(root);
  fputc('\n', out);
  return fine || ferror(out) != 0; /* a write that failed is told by whoever closes the file */
}
