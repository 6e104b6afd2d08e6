/* graze check: one case of one test. With --scene, every test that holds the scene: see check_scene.c. */
#include "check.h"

#include "command.h"
#include "foreign_options.h"
#include "out.h"
#include "text.h"

#include <stdio.h>
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

const char *verdict_text(const struct algorithm *algorithm, const struct verdict *verdict) {
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
  char text[CASE_TEXT];
  const struct stored_finding told = {.smallest = case_print(form, numbers, NUMBER_DECIMAL, text),
                                      .relation = verdict->truth.relation,
                                      .gap = reference_gap(form, numbers),
                                      .cause = CAUSES,
                                      .answer = verdict->answer,
                                      .outcome = verdict->outcome};
  told_words(form,
             algorithm != NULL ? algorithm->id : NULL,
             algorithm != NULL ? contract_name(algorithm->by_code) : NULL,
             &told,
             words);
}

static bool is_helper(const struct algorithm *algorithm) {
  return algorithm != NULL && algorithm->role == ROLE_HELPER;
}

void print_told(const struct form *form,
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

void put_told(json_t *record,
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

json_t *
verdict_json(const struct algorithm *algorithm, const union number *numbers, const struct verdict *verdict) {
  json_t *record = json_object();
  char text[CASE_TEXT], hex[CASE_TEXT];
  case_print(&algorithm->form, numbers, NUMBER_DECIMAL, text);
  case_print(&algorithm->form, numbers, NUMBER_HEX, hex);
  json_put(record, "test", algorithm->id);
  json_put(record, "numbers", text);
  json_put(record, "hex", hex);
  put_told(record, &algorithm->form, numbers, algorithm, verdict);
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
  print_told(&a->form, numbers, a, verdict);
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
