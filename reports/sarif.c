/* SARIF 2.1.0: a rule for each outcome and cause, a result for each finding. A finding that a known defect
 * covers is suppressed in source, where the record promises it. */
#include "json_report.h"
#include "words.h"

enum { RULE = 48 };

/* "false-hit/rounding": a name that stays. */
static void rule_id(enum outcome outcome, enum cause cause, char id[RULE]) {
  snprintf(id, RULE, "%s/%s", outcome_name(outcome), cause_name(cause));
  for (char *c = id; *c != '\0'; c++)
    *c = *c == ' ' ? '-' : *c;
}

static json_t *text_json(const char *text) { return json_pack("{ss}", "text", text); }

static json_t *rules_json(void) {
  static const char *const MEANING[OUTCOMES] = {
      "",
      "The test says hit, and the shapes are apart.",
      "The test says miss, and the interiors of the shapes meet.",
      "At touching the test does not answer as its code promises elsewhere.",
      "The test gives no answer."};
  json_t *rules = json_array();
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    for (unsigned c = 0; c < CAUSES; c++) {
      char id[RULE], full[WORDS];
      rule_id((enum outcome)o, (enum cause)c, id);
      snprintf(full,
               sizeof full,
               "%s Cause, read off the smallest case: %s.",
               MEANING[o],
               cause_meaning((enum cause)c));
      json_array_append_new(rules,
                            json_pack("{ss so so s{ss}}",
                                      "id",
                                      id,
                                      "shortDescription",
                                      text_json(MEANING[o]),
                                      "fullDescription",
                                      text_json(full),
                                      "defaultConfiguration",
                                      "level",
                                      "error"));
    }
  return rules;
}

static json_t *location_json(const struct model_test *test) {
  json_t *logical = json_pack("[{ssss}]", "fullyQualifiedName", test->id, "kind", "function");
  if (*test->file == '\0')
    return json_pack("{so}", "logicalLocations", logical);
  return json_pack("{s{s{ssss}s{si}} so}",
                   "physicalLocation",
                   "artifactLocation",
                   "uri",
                   test->file,
                   "uriBaseId",
                   "SRCROOT",
                   "region",
                   "startLine",
                   1,
                   "logicalLocations",
                   logical);
}

static json_t *result_json(const struct report *report, const struct model_finding *f, const char *state) {
  const struct model_test *test = &report->model->test[f->test];
  char id[RULE], words[WORDS], message[2 * WORDS];
  rule_id(f->outcome, f->cause, id);
  gap_words(f, words);
  snprintf(message,
           sizeof message,
           "%.100s: %s at %.60s: %.200s, answers %s. See it: graze check %.100s %.600s",
           test->id,
           outcome_name(f->outcome),
           f->place,
           words,
           answer_name(f->answer),
           test->id,
           f->smallest);
  json_t *result = json_pack("{ss si ss so s[o] s{ss} s{sososs}}",
                             "ruleId",
                             id,
                             "ruleIndex",
                             (int)((f->outcome - 1) * CAUSES + f->cause),
                             "level",
                             "error",
                             "message",
                             text_json(message),
                             "locations",
                             location_json(test),
                             "partialFingerprints",
                             "grazeFinding/v1",
                             f->id,
                             "properties",
                             "cases",
                             json_integer((json_int_t)f->count),
                             "pixels",
                             json_boolean(f->pixels),
                             "smallestHex",
                             f->smallest_hex);
  if (*f->known != '\0')
    json_object_set_new(
        result, "suppressions", json_pack("[{ssss}]", "kind", "inSource", "justification", f->known));
  if (state != NULL)
    json_object_set_new(result, "baselineState", json_string(state));
  return result;
}

static const char *state_of(const struct report *report, const struct model_finding *f) {
  if (report->before == NULL)
    return NULL;
  for (size_t k = 0; k < report->changes.count; k++)
    if (report->changes.change[k].now == f)
      return report->changes.change[k].kind == CHANGE_NEW ? "new" : "updated";
  return "unchanged";
}

bool write_sarif(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  json_t *results = json_array();
  for (size_t k = 0; k < model->findings; k++)
    if (model->finding[k].outcome != OUTCOME_AGREES)
      json_array_append_new(results,
                            result_json(report, &model->finding[k], state_of(report, &model->finding[k])));
  json_t *root = json_pack("{ss ss s[{s{s{ss ss so}} ss s{s{s{ss}}} so}]}",
                           "$schema",
                           "https://json.schemastore.org/sarif-2.1.0.json",
                           "version",
                           "2.1.0",
                           "runs",
                           "tool",
                           "driver",
                           "name",
                           "graze",
                           "version",
                           model->campaign.graze,
                           "rules",
                           rules_json(),
                           "columnKind",
                           "unicodeCodePoints",
                           "originalUriBaseIds",
                           "SRCROOT",
                           "description",
                           "text",
                           "The root of graze's source.",
                           "results",
                           results);
  return json_write(out, root);
}
