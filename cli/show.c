/* graze show: one test, its story, code and known failures. */
#include "command.h"
#include "draw.h"
#include "json.h"
#include "judge.h"
#include "out.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static const char HELP[] =
    "Example: graze show corner_java\n\n"
    "A test's story, code and contract, and its known failures, each with its smallest case drawn.\n\n"
    "  graze show TEST [--json]\n";

enum { FIELD = 10 };

static void print_field(const char *name, const char *value) {
  if (value == NULL || *value == '\0')
    return;
  printf("%s%-*s%s", colour(COLOUR_DIM), FIELD, name, colour(COLOUR_OFF));
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
  if (a->also_pixels)
    printf("    as a pixel box the truth is %s\n", relation_name(verdict.pixel_truth.relation));
  if (verdict.undefined)
    puts("    the original's behaviour is undefined for these numbers");
  draw_case(&a->form, numbers);
}

static void print_defect(const struct algorithm *a, const struct defect *defect) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  printf("\n  %s%s%s, %s\n    ",
         colour(COLOUR_WRONG),
         outcome_name(defect->outcome),
         colour(COLOUR_OFF),
         cause_name(defect->cause));
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
  printf("%s%s%s: %s\n\n", colour(COLOUR_BOLD), a->id, colour(COLOUR_OFF), a->title);
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

static void print_page(const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  const unsigned defects = algorithm_defects(a);
  print_story(a);
  printf("\n%s%s%s\n\n%s", colour(COLOUR_DIM), entry->file, colour(COLOUR_OFF), entry->source);
  if (a->role != ROLE_HELPER)
    printf("\n%sKnown failures%s%s\n", colour(COLOUR_BOLD), colour(COLOUR_OFF), defects == 0 ? ": none" : "");
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
  json_object_set_new(record, "defects", defects);
  return json_print(record);
}

static int run(int argc, char **argv) {
  const char *id = NULL;
  bool json = false;
  for (int k = 1; k < argc; k++) {
    if (strcmp(argv[k], "--json") == 0)
      json = true;
    else if (argv[k][0] == '-' || id != NULL)
      return complain("show: found '%.40s', expected one test and perhaps --json", argv[k]);
    else
      id = argv[k];
  }
  if (id == NULL)
    return complain("show: found no test, expected one, as in `graze show corner_java`");
  const struct registry_entry *entry = find_test(id);
  if (entry == NULL)
    return EXIT_WRONG_USE;
  if (json)
    return print_json(entry);
  print_page(entry);
  return EXIT_FINE;
}

const struct command COMMAND_SHOW = {"show", "a test's story, code, contract and known failures", HELP, run};
