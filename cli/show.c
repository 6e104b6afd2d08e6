#include "command.h"
#include "draw.h"
#include "judge.h"
#include "text.h"

#include <jansson.h>
#include <string.h>

static const char HELP[] =
    "Example: graze show corner_java\n\n"
    "A test's story, code and contract, and its known failures, each with its smallest case drawn.\n\n"
    "  graze show TEST [--json]\n";

static void print_field(const char *name, const char *value) {
  if (value != NULL && *value != '\0')
    printf("%s%-9s%s %s\n", colour(COLOUR_DIM), name, colour(COLOUR_OFF), value);
}

static void print_defect(const struct algorithm *a, const struct defect *defect) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY], text[CASE_TEXT], hex[CASE_TEXT];
  printf("\n  %s%s%s, %s: %s\n",
         colour(COLOUR_WRONG),
         outcome_name(defect->outcome),
         colour(COLOUR_OFF),
         cause_name(defect->cause),
         defect->reason);
  if (!case_parse(&a->form, a->inputs, defect->witness, numbers, why)) {
    printf("    the witness cannot be read: %s\n", why);
    return;
  }
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
  draw_case(&a->form, numbers);
}

static void print_contract(const struct algorithm *a) {
  if (a->role == ROLE_HELPER)
    return;
  printf("%s%-9s%s %s by its code, %s by its text\n",
         colour(COLOUR_DIM),
         "contract",
         colour(COLOUR_OFF),
         contract_name(a->by_code),
         contract_name(a->by_text));
  print_field("", a->contract_why);
}

static void print_story(const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
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
  printf("\n%s%s%s\n\n%s", colour(COLOUR_DIM), entry->file, colour(COLOUR_OFF), entry->source);
  const unsigned defects = algorithm_defects(a);
  if (a->role != ROLE_HELPER)
    printf("\n%sKnown failures%s%s\n", colour(COLOUR_BOLD), colour(COLOUR_OFF), defects == 0 ? ": none" : "");
  for (unsigned d = 0; d < defects; d++)
    print_defect(a, &a->defects[d]);
}

static json_t *defects_json(const struct algorithm *a) {
  json_t *all = json_array();
  const unsigned defects = algorithm_defects(a);
  for (unsigned d = 0; d < defects; d++)
    json_array_append_new(all,
                          json_pack("{s:s, s:s, s:s, s:s}",
                                    "outcome",
                                    outcome_name(a->defects[d].outcome),
                                    "cause",
                                    cause_name(a->defects[d].cause),
                                    "reason",
                                    a->defects[d].reason,
                                    "witness",
                                    a->defects[d].witness));
  return all;
}

static int print_json(const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  char form[FORM_TEXT];
  form_print(&a->form, form);
  json_t *record = json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:o}",
                             "id",
                             a->id,
                             "title",
                             a->title,
                             "role",
                             role_name(a->role),
                             "document",
                             document_tag(a->document),
                             "language",
                             a->language,
                             "source",
                             a->source,
                             "idea",
                             a->idea,
                             "wrong",
                             a->wrong,
                             "form",
                             form,
                             "inputs",
                             a->inputs,
                             "contract",
                             contract_name(a->by_code),
                             "contract_by_text",
                             contract_name(a->by_text),
                             "file",
                             entry->file,
                             "code",
                             entry->source,
                             "defects",
                             defects_json(a));
  if (record == NULL)
    return complain("no memory for the record");
  json_dumpf(record, stdout, JSON_INDENT(2));
  putchar('\n');
  json_decref(record);
  return EXIT_FINE;
}

static int run(int argc, char **argv) {
  const char *id = NULL;
  bool json = false;
  for (int k = 1; k < argc; k++) {
    if (strcmp(argv[k], "--json") == 0)
      json = true;
    else if (argv[k][0] == '-' || id != NULL)
      return complain("show: found '%s', expected one test and perhaps --json", argv[k]);
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
  print_story(entry);
  return EXIT_FINE;
}

const struct command COMMAND_SHOW = {"show", "a test's story, code, contract and known failures", HELP, run};
