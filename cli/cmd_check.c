/* graze check: one case of one test; with --scene, every test of the pair that holds the scene, and why the
 * others do not. */
#include "chosen_tests.h"
#include "command.h"
#include "judge.h"
#include "out.h"
#include "subject/catalogue.h"
#include "tell.h"
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
    {"--scene '[QUESTION] SHAPE NUMBERS SHAPE NUMBERS'",
     OF(JOINED, scene),
     .help = "two shapes, and before them what is asked of them if it is not whether they meet: contains, "
             "distance, nearest, push, crossing, ray or sweep (by dx dy after both); point x y, disc cx cy "
             "r, box x y w h, box-ltrb left top "
             "right bottom, "
             "box-centre cx cy rx ry, square x y s or pixels x y w h"},
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

/* What is true of the shapes, in words and as it is: nothing of a helper. */
static void put_truth(json_t *record, const struct told_case *told) {
  const struct truth truth = told->verdict->truth;
  char words[WORDS];
  if (told->algorithm != NULL && told->algorithm->role == ROLE_HELPER)
    return;
  case_words(told, words);
  json_put(record, "words", words);
  json_put(record, "relation", relation_name(truth.relation));
  if (truth.relation != RELATION_INVALID)
    json_put(record, "place", place_name(form_pair(told->form), truth.place));
  json_put_real(record, "gap", told->gap);
}

static json_t *
verdict_json(const struct algorithm *algorithm, const union number *numbers, const struct verdict *verdict) {
  const struct told_case told = told_case_of(&algorithm->form, numbers, algorithm, verdict);
  json_t *record = json_object();
  char text[CASE_TEXT], hex[CASE_TEXT], form[FORM_TEXT], answer[WORDS];
  form_print(&algorithm->form, form);
  value_words(&told, answer);
  json_put(record, "test", algorithm->id);
  json_put(record, "form", form);
  json_put(record, "contract", contract_name(algorithm->by_code));
  json_put(record, "numbers", case_print(&algorithm->form, numbers, NUMBER_DECIMAL, text));
  json_put(record, "hex", case_print(&algorithm->form, numbers, NUMBER_HEX, hex));
  put_truth(record, &told);
  json_put(record, "answer", answer);
  json_put(record, "outcome", outcome_name(algorithm->form.question, verdict->outcome));
  json_put(record, "verdict", verdict_words(algorithm, verdict));
  json_object_set_new(record, "undefined_in_original", json_boolean(verdict->undefined));
  return record;
}

/* Why a test of one's own gave no answer. */
static void put_incident(json_t *record, const struct algorithm *a, const union number *numbers) {
  struct incident incident;
  if (a->ask == NULL || !subject_incident(a->subject, numbers, &incident))
    return;
  json_put(record, "because", incident.reason);
  json_put(record, "stderr", incident.said);
}

static int check_test(const struct check_request *request) {
  const struct algorithm *a = request->test.entry->algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  if (!case_parse(&a->form, a->inputs, request->numbers, numbers, why))
    return complain("check: %s: %s", a->id, why);
  const struct verdict verdict = judge_case(a, numbers);
  json_t *record = verdict_json(a, numbers, &verdict);
  put_incident(record, a, numbers);
  const int code = tell(record, request->json, "check");
  return code == EXIT_FINE && verdict.outcome != OUTCOME_AGREES ? EXIT_DISAGREEMENT : code;
}

/* Behind the question that the text begins with, if it does. */
static const char *past_question(const char *text, enum question *question) {
  char word[16];
  int length = 0;
  *question = QUESTION_HIT;
  return sscanf(text, "%15s%n", word, &length) == 1 && word_is_question(word, question) ? text + length
                                                                                        : text;
}

/* Puts a scene to every test but helpers and controls. */
static int check_scene(const struct catalogue *tests, const char *text, bool as_json) {
  struct scene scene;
  struct form form = {.type = TYPE_F64};
  union number numbers[FORM_MAX_COLUMNS];
  char fault[TEXT_WHY], why[SCENE_WHY], said[CASE_TEXT];
  bool wrong = false;
  if (!scene_parse(past_question(text, &form.question), &scene, fault))
    return complain("check: --scene: %s", fault);
  const bool held = scene_held(&scene, &form, numbers, why);
  if (form_refusal(&form) != NULL)
    return complain("check: --scene: %s", form_refusal(&form));
  json_t *record = json_object(), *answers = json_array(), *cannot = json_array();
  json_put(record, "scene", scene_print(&scene, NUMBER_DECIMAL, said));
  if (held) {
    const struct verdict verdict = {.truth = reference_truth(&form, numbers)};
    const struct told_case told = told_case_of(&form, numbers, NULL, &verdict);
    put_truth(record, &told);
  }
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *a = catalogue_at(tests, k)->algorithm;
    if (form_pair(&a->form) != form_pair(&form) || !form_asks_alike(&a->form, &form) ||
        a->role == ROLE_HELPER || a->role == ROLE_LIAR)
      continue;
    if (scene_carry(&scene, &a->form, numbers, why)) {
      const struct verdict verdict = judge_case(a, numbers);
      wrong |= verdict.outcome != OUTCOME_AGREES;
      json_array_append_new(answers, verdict_json(a, numbers, &verdict));
      continue;
    }
    json_t *refusal = json_object();
    json_put(refusal, "test", a->id);
    json_put(refusal, "why", why);
    json_array_append_new(cannot, refusal);
  }
  json_object_set_new(record, "tests", answers);
  json_object_set_new(record, "cannot", cannot);
  const int code = tell(record, as_json, "check");
  return code == EXIT_FINE && wrong ? EXIT_DISAGREEMENT : code;
}

static int run(const struct check_request *request, const struct catalogue *tests) {
  return request->scene[0] != '\0' ? check_scene(tests, request->scene, request->json) : check_test(request);
}

COMMAND(CHECK,
        .name = "check",
        .line = "one case or scene: every answer beside the exact truth",
        .examples = "check --scene \"box 0 0 1 1 disc 2 2 1\"\n"
                    "check clamp_py 0.1 1.3 0.2 0 0.5 0.2 0.6",
        .about = "A scene is put to every test whose form holds it exactly, but for helpers and liars.",
        .disagrees = "1 a test disagrees with the truth");
