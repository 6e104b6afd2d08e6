/* graze check: one case of one test. With --scene, every test that holds the scene: see check_scene.c. */
#include "check.h"

#include "command.h"
#include "foreign.h"
#include "out.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static const char HELP[] =
    "Examples: graze check clamp_py 0.1 1.3 0.2 0 0.5 0.2 0.6\n"
    "          graze check --scene \"box 0 0 1 1 disc 2 2 1\"\n\n"
    "Answers beside the exact truth: relation, gap, place. With a scene, every test but the controls whose\n"
    "form holds it exactly.\n\n"
    "  graze check TEST NUMBERS... [--json]\n"
    "  graze check --scene \"SHAPE NUMBERS SHAPE NUMBERS\" [--json]\n\n"
    "  Shapes: point x y, disc cx cy r, box x y w h, box-ltrb left top right bottom,\n"
    "  box-centre cx cy rx ry, square x y s, pixels x y w h. Numbers: decimal, or C99 hexadecimal such as\n"
    "  0x1.8p+1; -5 is a number, no option. The order of a test's numbers: `graze show TEST`.\n"
    "  Exit 1 when a test disagrees with the truth.\n\n" FOREIGN_USAGE;

/* What was asked for: words joined to one text. */
struct request {
  const char *id;
  bool scene, json;
  char text[8192];
};

static bool append(struct request *request, const char *word) {
  const size_t used = strlen(request->text);
  const int needed =
      snprintf(request->text + used, sizeof request->text - used, "%s%s", used > 0 ? " " : "", word);
  if (needed >= 0 && (size_t)needed < sizeof request->text - used)
    return true;
  complain("check: found more than %zu characters of numbers, expected fewer", sizeof request->text);
  return false;
}

static bool read_word(struct request *request, const char *word) {
  if (strcmp(word, "--json") == 0)
    return request->json = true;
  if (strcmp(word, "--scene") == 0)
    return request->scene = true;
  if (strcmp(word, "--") == 0)
    return true;
  if (strncmp(word, "--", 2) == 0) {
    complain("check: found '%.40s', expected --scene or --json", word);
    return false;
  }
  if (request->scene || request->id != NULL)
    return append(request, word);
  request->id = word;
  return true;
}

static bool parse(int argc, char **argv, struct request *request) {
  for (int k = 1; k < argc; k++)
    if (!read_word(request, argv[k]))
      return false;
  if (request->scene && request->id != NULL) {
    complain("check: found the test '%.60s' beside --scene, expected one of the two", request->id);
    return false;
  }
  if (!request->scene && request->id == NULL) {
    complain("check: found no test, expected one and its numbers, or --scene");
    return false;
  }
  return true;
}

bool verdict_is_wrong(const struct verdict *verdict) {
  return verdict->outcome != OUTCOME_AGREES || verdict->pixel_outcome != OUTCOME_AGREES;
}

const char *verdict_text(const struct algorithm *algorithm, const struct verdict *verdict) {
  if (verdict->outcome != OUTCOME_AGREES)
    return outcome_name(verdict->outcome);
  if (algorithm->role == ROLE_HELPER)
    return "helper: not judged";
  if (verdict->truth.relation >= RELATION_FLAT)
    return "not judged";
  if (verdict->truth.relation == RELATION_TOUCHING && algorithm->by_code == CONTRACT_UNSTATED)
    return "not judged: nothing is promised at touching";
  return outcome_name(OUTCOME_AGREES);
}

void print_truth(const struct form *form, const union number *numbers, struct truth truth) {
  printf("relation  %s\n", relation_name(truth.relation));
  if (truth.relation == RELATION_INVALID)
    return;
  printf("place     %s\n", place_name(form_pair(form), truth.place));
  printf("gap       %.17g\n", reference_gap(form, numbers));
}

void put_truth(json_t *record, const struct form *form, const union number *numbers, struct truth truth) {
  json_put(record, "relation", relation_name(truth.relation));
  if (truth.relation != RELATION_INVALID)
    json_put(record, "place", place_name(form_pair(form), truth.place));
  json_put_real(record, "gap", reference_gap(form, numbers));
}

json_t *
verdict_json(const struct algorithm *algorithm, const union number *numbers, const struct verdict *verdict) {
  json_t *record = json_object();
  char text[CASE_TEXT], hex[CASE_TEXT];
  case_print(&algorithm->form, numbers, NUMBER_DECIMAL, text);
  case_print(&algorithm->form, numbers, NUMBER_HEX, hex);
  json_put(record, "test", algorithm->id);
  json_put(record, "numbers", text);
  json_put(record, "hex", hex);
  json_put(record, "answer", answer_name(verdict->answer));
  json_put(record, "outcome", outcome_name(verdict->outcome));
  if (algorithm->role != ROLE_HELPER)
    put_truth(record, &algorithm->form, numbers, verdict->truth);
  if (algorithm->also_pixels) {
    json_put(record, "pixel_relation", relation_name(verdict->pixel_truth.relation));
    json_put(record, "pixel_outcome", outcome_name(verdict->pixel_outcome));
  }
  json_object_set_new(record, "undefined_in_original", json_boolean(verdict->undefined));
  return record;
}

/* Why a test of one's own gave no answer. */
static void print_incident(const struct algorithm *a, const union number *numbers) {
  const struct incident *incident = a->ask == NULL ? NULL : subject_incident(a->subject, numbers);
  if (incident == NULL)
    return;
  printf("because   %s\n", incident->reason);
  if (incident->said[0] != '\0')
    printf("stderr    %s\n", incident->said);
}

static void
print_verdict(const struct algorithm *a, const union number *numbers, const struct verdict *verdict) {
  char text[CASE_TEXT], hex[CASE_TEXT];
  case_print(&a->form, numbers, NUMBER_DECIMAL, text);
  case_print(&a->form, numbers, NUMBER_HEX, hex);
  printf("case      %s\n", text);
  if (strcmp(text, hex) != 0)
    printf("exactly   %s\n", hex);
  if (a->role != ROLE_HELPER)
    print_truth(&a->form, numbers, verdict->truth);
  const bool wrong = verdict->outcome != OUTCOME_AGREES;
  printf("answer    %s\n", answer_name(verdict->answer));
  print_incident(a, numbers);
  printf("outcome   %s%s%s\n",
         colour(wrong ? COLOUR_WRONG : COLOUR_RIGHT),
         verdict_text(a, verdict),
         colour(COLOUR_OFF));
  if (a->also_pixels)
    printf("as pixels %s: %s\n",
           relation_name(verdict->pixel_truth.relation),
           outcome_name(verdict->pixel_outcome));
  if (verdict->undefined)
    puts("note      the original's behaviour is undefined for these numbers");
}

static int check_test(const struct catalogue *tests, const struct request *request) {
  const struct registry_entry *entry = find_among(tests, request->id);
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  if (entry == NULL)
    return EXIT_WRONG_USE;
  const struct algorithm *a = entry->algorithm;
  if (!case_parse(&a->form, a->inputs, request->text, numbers, why))
    return complain("check: %s: %s", a->id, why);
  const struct verdict verdict = judge_case(a, numbers);
  if (!request->json)
    print_verdict(a, numbers, &verdict);
  else if (json_print(verdict_json(a, numbers, &verdict)) != EXIT_FINE)
    return EXIT_WRONG_USE;
  return verdict_is_wrong(&verdict) ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int check(const struct catalogue *tests, int argc, char **argv) {
  struct request request = {.text = ""};
  if (!parse(argc, argv, &request))
    return EXIT_WRONG_USE;
  return request.scene ? check_scene(tests, request.text, request.json) : check_test(tests, &request);
}

static int run(int argc, char **argv) { return with_foreign(argc, argv, check); }

const struct command COMMAND_CHECK = {
    "check", "one case or scene: every answer beside the exact truth", HELP, run};
