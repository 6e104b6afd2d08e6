/* graze show: one test, its story, code and known failures. */
#include "chosen_tests.h"
#include "command.h"
#include "judge.h"
#include "out.h"
#include "survey/swap.h"
#include "tables.h"
#include "tell.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct show_request {
  struct foreign_given foreign;
  struct named_test test;
  bool json;
};

#define REQUEST struct show_request
static const struct option OPTIONS[] = {
    ARGUMENT_TEST,
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

enum { SWAP_SEED = 1 };

static json_t *defect_json(const struct algorithm *a, const struct defect *defect, bool told) {
  json_t *record = json_object();
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY], hex[CASE_TEXT], text[CASE_TEXT];
  json_put(record, "outcome", outcome_name(a->form.question, defect->outcome));
  json_put(record, "cause", cause_name(defect->cause));
  json_put(record, "reason", defect->reason);
  json_put(record, "witness", defect->witness);
  if (!case_parse(&a->form, a->inputs, defect->witness, numbers, why))
    return record;
  const struct verdict verdict = judge_case(a, numbers);
  case_print(&a->form, numbers, NUMBER_HEX, hex);
  json_put(record, "witness_hex", hex);
  json_put(record, "answer", answer_name(verdict.answer));
  json_put(record, "relation", relation_name(verdict.truth.relation));
  json_put(record, "place", place_name(form_pair(&a->form), verdict.truth.place));
  json_put_real(record, "gap", reference_gap(&a->form, numbers));
  json_object_set_new(record, "undefined_in_original", json_boolean(verdict.undefined));
  if (told)
    json_put(record, "numbers", case_print(&a->form, numbers, NUMBER_DECIMAL, text));
  return record;
}

static json_t *property_json(const struct form *form, enum reach reach, const struct swap_result *result) {
  json_t *record = json_object();
  json_put(record, "property", "swap");
  json_put(record, "reach", reach_name(reach));
  json_put(record, "verdict", swap_verdict(result));
  json_put_whole(record, "tried", result->tried);
  json_put_whole(record, "changed", result->changed);
  json_put_whole(record, "changed_touching", result->changed_touching);
  if (result->changed == 0)
    return record;
  char text[CASE_TEXT];
  case_print(form, result->before, NUMBER_DECIMAL, text);
  json_put(record, "before", text);
  case_print(form, result->after, NUMBER_DECIMAL, text);
  json_put(record, "after", text);
  json_put(record, "relation", relation_name(result->relation));
  json_put(record, "answer_before", answer_name(result->answer_before));
  json_put(record, "answer_after", answer_name(result->answer_after));
  return record;
}

static json_t *properties_json(const struct registry_entry *entry) {
  struct swap_result results[REACHES];
  const struct form *form = &entry->algorithm->form;
  json_t *all = json_array();
  if (entry->algorithm->role == ROLE_HELPER || !swap_of(entry, SWAP_SEED, results))
    return all;
  for (enum reach r = 0; r < REACHES && swap_applies(form); r++)
    json_array_append_new(all, property_json(form, r, &results[r]));
  return all;
}

static json_t *proofs_json(const struct algorithm *a) {
  json_t *all = json_array();
  struct proof proof;
  for (const char *at = proofs_begin(); proofs_next(&at, a->id, &proof);) {
    json_t *record = json_object();
    json_put(record, "claim", proof.claim);
    json_put(record, "within", proof.within);
    json_put(record, "level", proof.level);
    json_put(record, "tool", proof.tool);
    json_put(record, "detail", proof.detail);
    json_array_append_new(all, record);
  }
  return all;
}

static int run(const struct show_request *request, const struct catalogue *tests) {
  const struct registry_entry *entry = request->test.entry;
  const struct algorithm *a = entry->algorithm;
  json_t *record = json_of_test(a), *defects = json_array();
  (void)tests;
  for (unsigned d = 0; d < algorithm_defects(a); d++)
    json_array_append_new(defects, defect_json(a, &a->defects[d], !request->json));
  json_put(record, "document_title", a->document != DOCUMENT_NONE ? document_title(a->document) : "");
  json_put(record, "source", a->source);
  json_put(record, "idea", a->idea);
  json_put(record, "contract_why", a->contract_why == NULL ? "" : a->contract_why);
  json_put(record, "file", entry->file);
  json_put(record, "code", entry->source);
  json_object_set_new(record, "properties", properties_json(entry));
  json_object_set_new(record, "proofs", proofs_json(a));
  if (a->rounding.why != NULL) {
    json_put_real(record, "rounding_ulps", a->rounding.ulps);
    json_put(record, "rounding_why", a->rounding.why);
  }
  json_object_set_new(record, "defects", defects);
  return tell(record, request->json, "show");
}

COMMAND(
    SHOW,
    .name = "show",
    .line = "a test's story, its code, what its answers depend on, its known failures drawn in the terminal",
    .examples = "show corner_java",
    .about = "What its answers depend on: whether they stay when the shapes are exchanged, mirrored, moved, "
             "scaled or grown. Its failures are drawn each with its smallest case.");
