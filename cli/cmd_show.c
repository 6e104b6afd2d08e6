/* graze show: one test, its story, code and known failures. */
#include "command.h"
#include "foreign_options.h"
#include "json.h"
#include "judge.h"
#include "out.h"
#include "show_code.h"
#include "survey/property.h"
#include "tables.h"
#include "terminal_picture.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

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

enum { FIELD = 10, PROPERTY_SEED = 1 };

static void print_field(const char *name, const char *value) {
  if (value == NULL || *value == '\0')
    return;
  print_in(COLOUR_DIM, "%-*s", FIELD, name);
  print_wrapped(value, FIELD);
}

/* The witness: what is put in, what is true of it, what the test says, and the picture. */
static void print_witness(const struct algorithm *a, const union number *numbers) {
  char text[CASE_TEXT], hex[CASE_TEXT];
  case_print(&a->form, numbers, NUMBER_DECIMAL, text);
  case_print(&a->form, numbers, NUMBER_HEX, hex);
  const struct verdict verdict = judge_case(a, numbers);
  printf("    graze check %s %s\n", a->id, text);
  if (strcmp(text, hex) != 0)
    printf("    exactly     %s\n", hex);
  printf("    it answers %s; the truth is %s, place %s, gap %.6g\n",
         answer_name(verdict.answer),
         relation_name(verdict.truth.relation),
         place_name(form_pair(&a->form), verdict.truth.place),
         reference_gap(&a->form, numbers));
  if (verdict.undefined)
    puts("    the original's behaviour is undefined for these numbers");
  draw_case(&a->form, numbers);
}

static void print_defect(const struct algorithm *a, const struct defect *defect) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  print_in(COLOUR_WRONG, "\n  %s", outcome_name(defect->outcome));
  printf(", %s\n    ", cause_name(defect->cause));
  print_wrapped(defect->reason, 4);
  if (case_parse(&a->form, a->inputs, defect->witness, numbers, why))
    print_witness(a, numbers);
  else
    printf("    the witness cannot be read: %s\n", why);
}

static void print_contract(const struct algorithm *a) {
  char text[64];
  if (a->role == ROLE_HELPER)
    return;
  snprintf(text,
           sizeof text,
           "%s by its code, %s by its text",
           contract_name(a->by_code),
           contract_name(a->by_text));
  print_field("contract", text);
  print_field("", a->contract_why);
}

static void print_story(const struct algorithm *a) {
  char form[FORM_TEXT];
  form_print(&a->form, form);
  print_in(COLOUR_BOLD, "%s", a->id);
  printf(": %s\n\n", a->title);
  print_field("kind", role_name(a->role));
  if (a->document != DOCUMENT_NONE)
    print_field(document_tag(a->document), document_title(a->document));
  print_field("language", a->language);
  print_field("source", a->source);
  print_field("idea", a->idea);
  print_field("wrong", a->wrong);
  print_field("form", form);
  print_field("inputs", a->inputs);
  print_contract(a);
}

/* One property, with the change that shows it is not there: the case before and after, and both answers. */
static void print_property(const struct form *form,
                           enum property property,
                           const struct property_result result[REACHES]) {
  const unsigned reach = result[REACH_SMALL].changed > 0 ? REACH_SMALL : REACH_ANY;
  const struct property_result *worse = &result[reach];
  const char *where = reach == REACH_SMALL ? "small whole numbers" : "any numbers";
  printf("  %-10s  ", property_name(property));
  if (worse->changed == 0) {
    printf("%s\n", property_verdict(property, worse));
    return;
  }
  char before[CASE_TEXT], after[CASE_TEXT];
  case_print(form, worse->before, NUMBER_DECIMAL, before);
  case_print(form, worse->after, NUMBER_DECIMAL, after);
  print_in(COLOUR_WRONG, "%s", property_verdict(property, worse));
  printf(": %u of %u changed (%s)\n", worse->changed, worse->tried, where);
  printf("              %s: %s; %s: %s\n",
         before,
         answer_name(worse->answer_before),
         after,
         answer_name(worse->answer_after));
}

static void print_properties(const struct registry_entry *entry) {
  struct properties results;
  const struct form *form = &entry->algorithm->form;
  if (entry->algorithm->role == ROLE_HELPER ||
      !properties_of(&(struct peers){&entry, 1}, PROPERTY_SEED, &results))
    return;
  print_in(COLOUR_BOLD, "\nWhat its answer does not depend on\n\n");
  for (unsigned p = 0; p < PROPERTIES; p++)
    if (property_applies(form, (enum property)p))
      print_property(form, (enum property)p, results.of[p]);
}

/* What is proved of it, and how far rounding can lead it; what else is known stands in a store. */
static void print_evidence(const struct algorithm *a) {
  bool any = false;
  struct proof proof;
  for (const char *at = proofs_begin(); proofs_next(&at, a->id, &proof);) {
    if (!any)
      print_in(COLOUR_BOLD, "\nWhat is proved\n");
    any = true;
    print_in(proof_holds(&proof) ? COLOUR_RIGHT : COLOUR_WRONG, "\n  %s", proof.level);
    printf(" by %s: ", proof.tool);
    print_wrapped(proof.claim, 4);
    printf("    within: ");
    print_wrapped(proof.within, 4);
    if (!proof_holds(&proof))
      printf("    graze check %s %s\n", a->id, proof.detail);
  }
  if (a->rounding.why == NULL)
    return;
  print_in(COLOUR_BOLD, "\nHow far rounding can lead it");
  printf(": %g ulps of the case's largest number\n\n  ", a->rounding.ulps);
  print_wrapped(a->rounding.why, 2);
}

static void print_page(const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  const unsigned defects = algorithm_defects(a);
  print_story(a);
  show_code(entry);
  print_properties(entry);
  print_evidence(a);
  if (a->role != ROLE_HELPER)
    print_in(COLOUR_BOLD, "\nKnown failures%s\n", defects == 0 ? ": none" : "");
  for (unsigned d = 0; d < defects; d++)
    print_defect(a, &a->defects[d]);
}

static json_t *defect_json(const struct algorithm *a, const struct defect *defect) {
  json_t *record = json_object();
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY], hex[CASE_TEXT];
  json_put(record, "outcome", outcome_name(defect->outcome));
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
  return record;
}

static json_t *property_json(const struct form *form,
                             enum property property,
                             enum reach reach,
                             const struct property_result *result) {
  json_t *record = json_object();
  json_put(record, "property", property_name(property));
  json_put(record, "reach", reach_name(reach));
  json_put(record, "verdict", property_verdict(property, result));
  json_object_set_new(record, "tried", json_integer(result->tried));
  json_object_set_new(record, "changed", json_integer(result->changed));
  json_object_set_new(record, "changed_touching", json_integer(result->changed_touching));
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
  struct properties results;
  const struct form *form = &entry->algorithm->form;
  json_t *all = json_array();
  if (entry->algorithm->role == ROLE_HELPER ||
      !properties_of(&(struct peers){&entry, 1}, PROPERTY_SEED, &results))
    return all;
  for (unsigned p = 0; p < PROPERTIES; p++)
    for (unsigned r = 0; r < REACHES && property_applies(form, (enum property)p); r++)
      json_array_append_new(all, property_json(form, (enum property)p, (enum reach)r, &results.of[p][r]));
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

static int print_json(const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  json_t *record = json_object(), *defects = json_array();
  char form[FORM_TEXT];
  form_print(&a->form, form);
  for (unsigned d = 0; d < algorithm_defects(a); d++)
    json_array_append_new(defects, defect_json(a, &a->defects[d]));
  json_put(record, "id", a->id);
  json_put(record, "title", a->title);
  json_put(record, "role", role_name(a->role));
  json_put(record, "document", document_tag(a->document));
  json_put(record, "language", a->language);
  json_put(record, "source", a->source);
  json_put(record, "idea", a->idea);
  json_put(record, "wrong", a->wrong);
  json_put(record, "form", form);
  json_put(record, "inputs", a->inputs);
  json_put(record, "contract", contract_name(a->by_code));
  json_put(record, "contract_by_text", contract_name(a->by_text));
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
  return json_print(record);
}

static int run(const void *given, const struct catalogue *tests) {
  const struct show_request *request = given;
  (void)tests;
  if (request->json)
    return print_json(request->test.entry);
  print_page(request->test.entry);
  return EXIT_FINE;
}

const struct command COMMAND_SHOW = {
    .name = "show",
    .line = "a test's story, its code, what its answers depend on, its known failures drawn in the terminal",
    .examples = "show corner_java",
    .about = "What its answers depend on: whether they stay when the shapes are exchanged, mirrored, moved, "
             "scaled or grown. Its failures are drawn each with its smallest case.",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
