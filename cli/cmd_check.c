/* graze check: one case of one test; with --scene, every test of the pair that holds the scene, and why the
 * others do not. */
#include "chosen_tests.h"
#include "command.h"
#include "json.h"
#include "judge.h"
#include "out.h"
#include "subject/catalogue.h"
#include "text.h"
#include "wording.h"
#include "words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct check_request {
  struct foreign_given foreign;
  struct named_test test;
  bool json;
  char numbers[JOINED_MAX], scene[JOINED_MAX];
};

#define REQUEST struct check_request
static const struct option OPTIONS[] = {
    {"TEST", OF(TEST, test), "its id: `graze list`", .needed = true, .unless = "--scene"},
    {"NUMBERS...",
     OF(JOINED, numbers),
     "as `graze show TEST` names them",
     .needed = true,
     .unless = "--scene"},
    {"--scene 'SHAPE NUMBERS SHAPE NUMBERS'",
     OF(JOINED, scene),
     .help = "two shapes: point x y, disc cx cy r, box x y w h, box-ltrb left top right bottom, "
             "box-centre cx cy rx ry, square x y s or pixels x y w h"},
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

/* The outcome in words; where nothing can be blamed, why not. */
static const char *verdict_text(const struct algorithm *algorithm, const struct verdict *verdict) {
  if (verdict->outcome != OUTCOME_AGREES)
    return outcome_name(verdict->outcome);
  if (algorithm->role == ROLE_HELPER)
    return "helper: not judged";
  if (judge_tells(algorithm->by_code, truth_byte(verdict->truth)))
    return outcome_name(OUTCOME_AGREES);
  return verdict->truth.relation == RELATION_TOUCHING ? "not judged: nothing is promised at touching"
                                                      : "not judged";
}

static void words_of(const struct form *form,
                     const union number *numbers,
                     const struct algorithm *algorithm,
                     const struct verdict *verdict,
                     char words[WORDS]) {
  case_words(&(struct told_case){form, numbers, algorithm, verdict, reference_gap(form, numbers), false},
             words);
}

static bool is_helper(const struct algorithm *algorithm) {
  return algorithm != NULL && algorithm->role == ROLE_HELPER;
}

/* What is true of a case, and what the test says: "A circle at 0, 0 of radius 1 and one at 0, 5 of radius 3
 * are 1 apart; mdn_circles_js says hit", then the case, relation, place and gap, a line each. Without a test
 * of the shapes alone, and the case is not repeated. Of a helper nothing is true or false. */
static void print_truth(const struct form *form,
                        const union number *numbers,
                        const struct algorithm *algorithm,
                        const struct verdict *verdict) {
  char text[CASE_TEXT], hex[CASE_TEXT], words[WORDS];
  if (!is_helper(algorithm)) {
    words_of(form, numbers, algorithm, verdict, words);
    print_wrapped(words, 0);
  }
  case_print(form, numbers, NUMBER_DECIMAL, text);
  case_print(form, numbers, NUMBER_HEX, hex);
  if (algorithm != NULL)
    printf("case      %s\n", text);
  if (algorithm != NULL && strcmp(text, hex) != 0)
    printf("exactly   %s\n", hex);
  if (is_helper(algorithm))
    return;
  printf("relation  %s\n", relation_name(verdict->truth.relation));
  if (verdict->truth.relation == RELATION_INVALID)
    return;
  printf("place     %s\n", place_name(form_pair(form), verdict->truth.place));
  printf("gap       %.17g\n", reference_gap(form, numbers));
}

/* The same: words, relation, place and gap. */
static void put_truth(json_t *record,
                      const struct form *form,
                      const union number *numbers,
                      const struct algorithm *algorithm,
                      const struct verdict *verdict) {
  char words[WORDS];
  if (is_helper(algorithm))
    return;
  words_of(form, numbers, algorithm, verdict, words);
  json_put(record, "words", words);
  json_put(record, "relation", relation_name(verdict->truth.relation));
  if (verdict->truth.relation != RELATION_INVALID)
    json_put(record, "place", place_name(form_pair(form), verdict->truth.place));
  json_put_real(record, "gap", reference_gap(form, numbers));
}

static json_t *
verdict_json(const struct algorithm *algorithm, const union number *numbers, const struct verdict *verdict) {
  json_t *record = json_object();
  char text[CASE_TEXT], hex[CASE_TEXT];
  case_print(&algorithm->form, numbers, NUMBER_DECIMAL, text);
  case_print(&algorithm->form, numbers, NUMBER_HEX, hex);
  json_put(record, "test", algorithm->id);
  json_put(record, "numbers", text);
  json_put(record, "hex", hex);
  put_truth(record, &algorithm->form, numbers, algorithm, verdict);
  json_put(record, "answer", answer_name(verdict->answer));
  json_put(record, "outcome", outcome_name(verdict->outcome));
  json_object_set_new(record, "undefined_in_original", json_boolean(verdict->undefined));
  return record;
}

/* Why a test of one's own gave no answer. */
static void print_incident(const struct algorithm *a, const union number *numbers) {
  struct incident incident;
  if (a->ask == NULL || !subject_incident(a->subject, numbers, &incident))
    return;
  printf("because   %s\n", incident.reason);
  if (incident.said[0] != '\0')
    printf("stderr    %s\n", incident.said);
}

static void
print_verdict(const struct algorithm *a, const union number *numbers, const struct verdict *verdict) {
  print_truth(&a->form, numbers, a, verdict);
  const bool wrong = verdict->outcome != OUTCOME_AGREES;
  printf("answer    %s\n", answer_name(verdict->answer));
  print_incident(a, numbers);
  fputs("outcome   ", stdout);
  print_in(wrong ? COLOUR_WRONG : COLOUR_RIGHT, "%s\n", verdict_text(a, verdict));
  if (verdict->undefined)
    puts("note      the original's behaviour is undefined for these numbers");
}

static int check_test(const struct check_request *request) {
  const struct algorithm *a = request->test.entry->algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  if (!case_parse(&a->form, a->inputs, request->numbers, numbers, why))
    return complain("check: %s: %s", a->id, why);
  const struct verdict verdict = judge_case(a, numbers);
  if (!request->json)
    print_verdict(a, numbers, &verdict);
  else if (json_print(verdict_json(a, numbers, &verdict)) != EXIT_FINE)
    return EXIT_WRONG_USE;
  return verdict.outcome != OUTCOME_AGREES ? EXIT_DISAGREEMENT : EXIT_FINE;
}

enum { INDENT = 4 };

static struct form form_of(const struct scene *scene) {
  return (struct form){TYPE_F64, {scene->shape[0].layout, scene->shape[1].layout}};
}

/* The truth of the scene itself, in the first type that holds it in the layouts it was said in. */
static bool
scene_truth(const struct scene *scene, struct form *form, union number *numbers, struct truth *truth) {
  char why[SCENE_WHY];
  *form = (struct form){TYPE_I64, {scene->shape[0].layout, scene->shape[1].layout}};
  if (!scene_carry(scene, form, numbers, why)) {
    form->type = TYPE_F64;
    if (!scene_carry(scene, form, numbers, why))
      return false;
  }
  *truth = reference_truth(form, numbers);
  return true;
}

/* A test that is asked: about the scene's pair, and no helper or control. */
struct scene_test {
  const struct algorithm *algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  char why[SCENE_WHY]; /* it cannot hold the scene; "" when it does */
};

struct scene_tests {
  const struct scene *scene;
  size_t count;
  struct scene_test *asked;
};

static bool ask_tests(const struct catalogue *tests, struct scene_tests *asking) {
  const struct form said = form_of(asking->scene);
  const enum pair pair = form_pair(&said);
  asking->asked = calloc(catalogue_count(tests), sizeof *asking->asked);
  for (size_t k = 0; asking->asked != NULL && k < catalogue_count(tests); k++) {
    const struct algorithm *a = catalogue_at(tests, k)->algorithm;
    struct scene_test *asked = &asking->asked[asking->count];
    if (form_pair(&a->form) != pair || a->role == ROLE_HELPER || a->role == ROLE_LIAR)
      continue;
    asked->algorithm = a;
    if (scene_carry(asking->scene, &a->form, asked->numbers, asked->why))
      asked->why[0] = '\0';
    asking->count++;
  }
  return asking->asked != NULL;
}

static void print_row(const struct algorithm *a, const struct verdict *verdict, int id_width) {
  char form[FORM_TEXT];
  form_print(&a->form, form);
  print_padded(a->id, id_width + 2);
  print_padded(form, 27);
  printf("%-11s%-11s", contract_name(a->by_code), answer_name(verdict->answer));
  print_in(
      verdict->outcome != OUTCOME_AGREES ? COLOUR_WRONG : COLOUR_RIGHT, "%s\n", verdict_text(a, verdict));
}

/* A row for each test that holds the scene; whether one is wrong. */
static bool print_answers(const struct scene_tests *asking) {
  int width = 0;
  bool any = false, wrong = false;
  for (size_t k = 0; k < asking->count; k++) {
    const int needed = text_width(asking->asked[k].algorithm->id);
    width = needed > width ? needed : width;
  }
  for (size_t k = 0; k < asking->count; k++) {
    const struct scene_test *asked = &asking->asked[k];
    if (asked->why[0] != '\0')
      continue;
    if (!any)
      print_in(COLOUR_BOLD,
               "\n%-*s%-27s%-11s%-11s%s\n",
               width + 2,
               "test",
               "form",
               "contract",
               "answer",
               "outcome");
    const struct verdict verdict = judge_case(asked->algorithm, asked->numbers);
    print_row(asked->algorithm, &verdict, width);
    wrong |= verdict.outcome != OUTCOME_AGREES;
    any = true;
  }
  return wrong;
}

/* The tests that cannot hold the scene, those of one reason in a line; it strikes them out. */
static void print_refusals(struct scene_tests *asking) {
  bool any = false;
  for (size_t first = 0; first < asking->count; first++) {
    char ids[4096] = "", why[SCENE_WHY];
    size_t count = 0;
    memcpy(why, asking->asked[first].why, sizeof why);
    for (size_t k = first; why[0] != '\0' && k < asking->count; k++) {
      struct scene_test *asked = &asking->asked[k];
      if (strcmp(asked->why, why) != 0 || strlen(ids) + strlen(asked->algorithm->id) + 3 > sizeof ids)
        continue;
      text_add(ids, sizeof ids, "%s%s", count > 0 ? ", " : "", asked->algorithm->id);
      asked->why[0] = '\0';
      count++;
    }
    if (count == 0)
      continue;
    printf("%s  %zu: %s\n%*s", any ? "" : "\nThese cannot hold the scene exactly:\n", count, why, INDENT, "");
    print_wrapped(ids, INDENT);
    any = true;
  }
}

static int scene_json(const struct scene_tests *asking) {
  json_t *record = json_object(), *answers = json_array(), *cannot = json_array();
  char text[CASE_TEXT];
  union number numbers[FORM_MAX_COLUMNS];
  struct form form;
  struct truth truth;
  bool wrong = false;
  scene_print(asking->scene, NUMBER_DECIMAL, text);
  json_put(record, "scene", text);
  if (scene_truth(asking->scene, &form, numbers, &truth))
    put_truth(record, &form, numbers, NULL, &(struct verdict){.truth = truth});
  for (size_t k = 0; k < asking->count; k++) {
    const struct scene_test *asked = &asking->asked[k];
    if (asked->why[0] == '\0') {
      const struct verdict verdict = judge_case(asked->algorithm, asked->numbers);
      wrong |= verdict.outcome != OUTCOME_AGREES;
      json_array_append_new(answers, verdict_json(asked->algorithm, asked->numbers, &verdict));
      continue;
    }
    json_t *refusal = json_object();
    json_put(refusal, "test", asked->algorithm->id);
    json_put(refusal, "why", asked->why);
    json_array_append_new(cannot, refusal);
  }
  json_object_set_new(record, "tests", answers);
  json_object_set_new(record, "cannot", cannot);
  const int code = json_print(record);
  return code == EXIT_FINE && wrong ? EXIT_DISAGREEMENT : code;
}

static int scene_text(struct scene_tests *asking) {
  union number numbers[FORM_MAX_COLUMNS];
  struct form form;
  struct truth truth;
  if (scene_truth(asking->scene, &form, numbers, &truth))
    print_truth(&form, numbers, NULL, &(struct verdict){.truth = truth});
  const bool wrong = print_answers(asking);
  print_refusals(asking);
  return wrong ? EXIT_DISAGREEMENT : EXIT_FINE;
}

/* Puts a scene to every test but helpers and controls. */
static int check_scene(const struct catalogue *tests, const char *text, bool json) {
  struct scene scene;
  struct scene_tests asking = {.scene = &scene};
  char why[TEXT_WHY];
  if (!scene_parse(text, &scene, why))
    return complain("check: --scene: %s", why);
  const struct form said = form_of(&scene);
  if (form_pair(&said) == PAIR_NONE)
    return complain("check: --scene: %s", form_refusal(&said));
  const bool ready = ask_tests(tests, &asking);
  const int code = !ready ? complain("check: no memory for the tests")
                   : json ? scene_json(&asking)
                          : scene_text(&asking);
  free(asking.asked);
  return code;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct check_request *request = given;
  return request->scene[0] != '\0' ? check_scene(tests, request->scene, request->json) : check_test(request);
}

const struct command COMMAND_CHECK = {
    .name = "check",
    .line = "one case or scene: every answer beside the exact truth",
    .examples = "check --scene \"box 0 0 1 1 disc 2 2 1\"\n"
                "check clamp_py 0.1 1.3 0.2 0 0.5 0.2 0.6",
    .about = "A scene is put to every test whose form holds it exactly, but for helpers and liars.",
    .disagrees = "1 a test disagrees with the truth",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
