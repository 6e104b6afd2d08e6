/* graze check --scene: every test of the pair that holds the scene, and why the others do not. */
#include "check.h"
#include "command.h"
#include "out.h"
#include "text.h"
#include "wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
struct asked {
  const struct algorithm *algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  char why[SCENE_WHY]; /* it cannot hold the scene; "" when it does */
};

struct asking {
  const struct scene *scene;
  size_t count;
  struct asked *asked;
};

static bool ask_tests(const struct catalogue *tests, struct asking *asking) {
  const struct form said = form_of(asking->scene);
  const enum pair pair = form_pair(&said);
  asking->asked = calloc(catalogue_count(tests), sizeof *asking->asked);
  for (size_t k = 0; asking->asked != NULL && k < catalogue_count(tests); k++) {
    const struct algorithm *a = catalogue_at(tests, k)->algorithm;
    struct asked *asked = &asking->asked[asking->count];
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
static bool print_answers(const struct asking *asking) {
  int width = 0;
  bool any = false, wrong = false;
  for (size_t k = 0; k < asking->count; k++) {
    const int needed = text_width(asking->asked[k].algorithm->id);
    width = needed > width ? needed : width;
  }
  for (size_t k = 0; k < asking->count; k++) {
    const struct asked *asked = &asking->asked[k];
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
static void print_refusals(struct asking *asking) {
  bool any = false;
  for (size_t first = 0; first < asking->count; first++) {
    char ids[4096] = "", why[SCENE_WHY];
    size_t count = 0;
    memcpy(why, asking->asked[first].why, sizeof why);
    for (size_t k = first; why[0] != '\0' && k < asking->count; k++) {
      struct asked *asked = &asking->asked[k];
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

static int scene_json(const struct asking *asking) {
  json_t *record = json_object(), *answers = json_array(), *cannot = json_array();
  char text[CASE_TEXT];
  union number numbers[FORM_MAX_COLUMNS];
  struct form form;
  struct truth truth;
  bool wrong = false;
  scene_print(asking->scene, NUMBER_DECIMAL, text);
  json_put(record, "scene", text);
  if (scene_truth(asking->scene, &form, numbers, &truth))
    put_told(record, &form, numbers, NULL, &(struct verdict){.truth = truth});
  for (size_t k = 0; k < asking->count; k++) {
    const struct asked *asked = &asking->asked[k];
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

static int scene_text(struct asking *asking) {
  union number numbers[FORM_MAX_COLUMNS];
  struct form form;
  struct truth truth;
  if (scene_truth(asking->scene, &form, numbers, &truth))
    print_told(&form, numbers, NULL, &(struct verdict){.truth = truth});
  const bool wrong = print_answers(asking);
  print_refusals(asking);
  return wrong ? EXIT_DISAGREEMENT : EXIT_FINE;
}

int check_scene(const struct catalogue *tests, const char *text, bool json) {
  struct scene scene;
  struct asking asking = {.scene = &scene};
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
