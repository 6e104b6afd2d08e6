#include "command.h"
#include "judge.h"
#include "text.h"

#include <jansson.h>
#include <math.h>
#include <string.h>

static const char HELP[] = "Examples: graze check clamp_py 0.1 1.3 0.2 0 0.5 0.2 0.6\n"
                           "          graze check --scene \"box 0 0 1 1 disc 2 2 1\"\n\n"
                           "Answers beside the exact truth: relation, gap, place. With a scene, every test "
                           "whose form holds it exactly.\n\n"
                           "  graze check TEST NUMBERS... [--json]\n"
                           "  graze check --scene \"SHAPE NUMBERS SHAPE NUMBERS\" [--json]\n\n"
                           "  Shapes: point x y, disc cx cy r, box x y w h, box-ltrb l t r b, box-centre cx "
                           "cy rx ry, square x y s,\n"
                           "  pixels x y w h. Numbers: decimal, or C99 hexadecimal such as 0x1.8p+1.\n"
                           "  Exit 1 when a test disagrees with the truth.\n";

/* What was asked for: words joined to one text. */
struct request {
  const char *id;
  bool scene, json;
  char text[4096];
};

static bool append(struct request *request, const char *word) {
  const size_t used = strlen(request->text), more = strlen(word) + 2;
  if (used + more > sizeof request->text) {
    complain("check: found more than %zu characters of numbers", sizeof request->text);
    return false;
  }
  snprintf(request->text + used, sizeof request->text - used, "%s%s", used > 0 ? " " : "", word);
  return true;
}

static bool parse(int argc, char **argv, struct request *request) {
  for (int k = 1; k < argc; k++) {
    if (strcmp(argv[k], "--json") == 0)
      request->json = true;
    else if (strcmp(argv[k], "--scene") == 0)
      request->scene = true;
    else if (strncmp(argv[k], "--", 2) == 0) {
      complain("check: found '%s', expected --scene or --json", argv[k]);
      return false;
    } else if (!request->scene && request->id == NULL)
      request->id = argv[k];
    else if (!append(request, argv[k]))
      return false;
  }
  if (request->scene && request->id != NULL) {
    complain("check: found the test '%s' beside --scene, expected one of the two", request->id);
    return false;
  }
  if (!request->scene && request->id == NULL) {
    complain("check: found no test, expected one and its numbers, or --scene");
    return false;
  }
  return true;
}

/* The outcome in words; where nothing can be blamed, why not. */
static const char *verdict_text(const struct algorithm *algorithm, const struct verdict *verdict) {
  if (verdict->outcome != OUTCOME_AGREES)
    return outcome_name(verdict->outcome);
  if (algorithm->role == ROLE_HELPER)
    return "helper";
  if (verdict->truth.relation >= RELATION_FLAT)
    return "not judged";
  if (verdict->truth.relation == RELATION_TOUCHING && algorithm->by_code == CONTRACT_UNSTATED)
    return "unstated";
  return outcome_name(OUTCOME_AGREES);
}

static json_t *
verdict_json(const struct algorithm *algorithm, const union number *numbers, const struct verdict *verdict) {
  char text[CASE_TEXT], hex[CASE_TEXT];
  case_print(&algorithm->form, numbers, NUMBER_DECIMAL, text);
  case_print(&algorithm->form, numbers, NUMBER_HEX, hex);
  const double gap = reference_gap(&algorithm->form, numbers);
  json_t *record = json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:o, s:b}",
                             "test",
                             algorithm->id,
                             "numbers",
                             text,
                             "hex",
                             hex,
                             "answer",
                             answer_name(verdict->answer),
                             "outcome",
                             outcome_name(verdict->outcome),
                             "relation",
                             relation_name(verdict->truth.relation),
                             "place",
                             place_name(form_pair(&algorithm->form), verdict->truth.place),
                             "gap",
                             isfinite(gap) ? json_real(gap) : json_null(),
                             "undefined_in_original",
                             verdict->undefined);
  if (algorithm->also_pixels) {
    json_object_set_new(record, "pixel_relation", json_string(relation_name(verdict->pixel_truth.relation)));
    json_object_set_new(record, "pixel_outcome", json_string(outcome_name(verdict->pixel_outcome)));
  }
  return record;
}

static int print_json(json_t *value) {
  if (value == NULL)
    return complain("no memory for the answer");
  json_dumpf(value, stdout, JSON_INDENT(2));
  putchar('\n');
  json_decref(value);
  return EXIT_FINE;
}

static void print_truth(const struct form *form, const union number *numbers, struct truth truth) {
  printf("relation  %s\n", relation_name(truth.relation));
  if (truth.relation == RELATION_INVALID)
    return;
  printf("place     %s\n", place_name(form_pair(form), truth.place));
  printf("gap       %.17g\n", reference_gap(form, numbers));
}

static int check_test(const struct request *request) {
  const struct registry_entry *entry = find_test(request->id);
  if (entry == NULL)
    return EXIT_WRONG_USE;
  const struct algorithm *a = entry->algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY], text[CASE_TEXT];
  if (!case_parse(&a->form, a->inputs, request->text, numbers, why))
    return complain("check: %s: %s", a->id, why);
  const struct verdict verdict = judge_case(a, numbers);
  const bool wrong = verdict.outcome != OUTCOME_AGREES || verdict.pixel_outcome != OUTCOME_AGREES;
  if (request->json) {
    const int code = print_json(verdict_json(a, numbers, &verdict));
    return code == EXIT_FINE && wrong ? EXIT_DISAGREEMENT : code;
  }
  case_print(&a->form, numbers, NUMBER_HEX, text);
  printf("case      %s\n", text);
  if (a->role != ROLE_HELPER)
    print_truth(&a->form, numbers, verdict.truth);
  printf("answer    %s\n", answer_name(verdict.answer));
  printf("outcome   %s%s%s\n",
         colour(wrong ? COLOUR_WRONG : COLOUR_RIGHT),
         verdict_text(a, &verdict),
         colour(COLOUR_OFF));
  if (a->also_pixels)
    printf("as pixels %s: %s\n",
           relation_name(verdict.pixel_truth.relation),
           outcome_name(verdict.pixel_outcome));
  if (verdict.undefined)
    puts("note      the original's behaviour is undefined for these numbers");
  return wrong ? EXIT_DISAGREEMENT : EXIT_FINE;
}

/* The rows of a scene: the tests that hold it, and why the others do not. */
struct scene_rows {
  json_t *json;
  bool any, wrong;
  unsigned cannot;
};

static void print_scene_row(const struct algorithm *a,
                            const union number *numbers,
                            const struct verdict *verdict,
                            struct scene_rows *rows) {
  char form[FORM_TEXT];
  form_print(&a->form, form);
  if (!rows->any) {
    print_truth(&a->form, numbers, verdict->truth);
    putchar('\n');
  }
  const bool wrong = verdict->outcome != OUTCOME_AGREES;
  print_padded(a->id, 32);
  printf(" ");
  print_padded(form, 24);
  printf(" ");
  print_padded(contract_name(a->by_code), 9);
  printf(" %-9s %s%s%s\n",
         answer_name(verdict->answer),
         colour(wrong ? COLOUR_WRONG : COLOUR_RIGHT),
         verdict_text(a, verdict),
         colour(COLOUR_OFF));
}

static void check_row(const struct algorithm *a, const struct scene *scene, struct scene_rows *rows) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[SCENE_WHY];
  if (!scene_carry(scene, &a->form, numbers, why)) {
    rows->cannot += strstr(why, "other shapes") == NULL && strstr(why, "two shapes") == NULL;
    return;
  }
  const struct verdict verdict = judge_case(a, numbers);
  rows->wrong |= verdict.outcome != OUTCOME_AGREES && a->role != ROLE_LIAR;
  if (rows->json != NULL)
    json_array_append_new(rows->json, verdict_json(a, numbers, &verdict));
  else
    print_scene_row(a, numbers, &verdict, rows);
  rows->any = true;
}

static void print_refusals(const struct scene *scene) {
  puts("\nThese cannot hold the scene exactly:");
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    union number numbers[FORM_MAX_COLUMNS];
    char why[SCENE_WHY];
    if (a->role == ROLE_HELPER || a->role == ROLE_LIAR || scene_carry(scene, &a->form, numbers, why) ||
        strstr(why, "other shapes") != NULL || strstr(why, "two shapes") != NULL)
      continue;
    printf("  ");
    print_padded(a->id, 32);
    printf(" %s\n", why);
  }
}

static int check_scene(const struct request *request) {
  struct scene scene;
  char why[TEXT_WHY];
  if (!scene_parse(request->text, &scene, why))
    return complain("check: --scene: %s", why);
  struct scene_rows rows = {.json = request->json ? json_array() : NULL};
  for (size_t k = 0; k < registry_count(); k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER && registry_at(k)->algorithm->role != ROLE_LIAR)
      check_row(registry_at(k)->algorithm, &scene, &rows);
  if (rows.json != NULL) {
    const int code = print_json(rows.json);
    return code == EXIT_FINE && rows.wrong ? EXIT_DISAGREEMENT : code;
  }
  if (!rows.any && rows.cannot == 0)
    return complain("check: --scene: no test is about these two shapes");
  if (rows.cannot > 0)
    print_refusals(&scene);
  return rows.wrong ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int run(int argc, char **argv) {
  struct request request = {.text = ""};
  if (!parse(argc, argv, &request))
    return EXIT_WRONG_USE;
  return request.scene ? check_scene(&request) : check_test(&request);
}

const struct command COMMAND_CHECK = {
    "check", "one case or scene: every answer beside the exact truth", HELP, run};
