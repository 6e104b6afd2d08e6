/* graze check --scene: every test of the pair that holds the scene, and why the others do not. */
#include "check.h"
#include "command.h"
#include "out.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

enum { INDENT = 4 };

static enum pair scene_pair(const struct scene *scene) {
  const struct form form = {TYPE_F64, 2, {scene->shape[0].layout, scene->shape[1].layout}};
  return form_pair(&form);
}

/* Whether the test is asked at all: it is about the scene's pair, and no helper or control. */
static bool is_asked(const struct algorithm *algorithm, enum pair pair) {
  return form_pair(&algorithm->form) == pair && algorithm->role != ROLE_HELPER &&
         algorithm->role != ROLE_LIAR;
}

/* The truth of the scene itself, in the first type that holds it in the layouts it was said in. */
static bool
scene_truth(const struct scene *scene, struct form *form, union number *numbers, struct truth *truth) {
  char why[SCENE_WHY];
  *form = (struct form){TYPE_I64, 2, {scene->shape[0].layout, scene->shape[1].layout}};
  if (!scene_carry(scene, form, numbers, why)) {
    form->type = TYPE_F64;
    if (!scene_carry(scene, form, numbers, why))
      return false;
  }
  *truth = reference_truth(form, numbers);
  return true;
}

static void print_row(const struct algorithm *a, const struct verdict *verdict, int id_width) {
  char form[FORM_TEXT];
  form_print(&a->form, form);
  print_padded(a->id, id_width + 2);
  print_padded(form, 27);
  printf("%-11s%-11s", contract_name(a->by_code), answer_name(verdict->answer));
  printf("%s%s%s",
         colour(verdict_is_wrong(verdict) ? COLOUR_WRONG : COLOUR_RIGHT),
         verdict_text(a, verdict),
         colour(COLOUR_OFF));
  if (a->also_pixels)
    printf("; as pixels %s", outcome_name(verdict->pixel_outcome));
  putchar('\n');
}

static int widest_id(const struct catalogue *tests, enum pair pair) {
  int width = 0;
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *a = catalogue_at(tests, k)->algorithm;
    if (is_asked(a, pair) && text_width(a->id) > width)
      width = text_width(a->id);
  }
  return width;
}

/* A row for each test that holds the scene; whether one is wrong. */
static bool print_answers(const struct catalogue *tests, const struct scene *scene) {
  const enum pair pair = scene_pair(scene);
  const int width = widest_id(tests, pair);
  bool any = false, wrong = false;
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *a = catalogue_at(tests, k)->algorithm;
    union number numbers[FORM_MAX_COLUMNS];
    char why[SCENE_WHY];
    if (!is_asked(a, pair) || !scene_carry(scene, &a->form, numbers, why))
      continue;
    if (!any)
      printf("\n%s%-*s%-27s%-11s%-11s%s%s\n",
             colour(COLOUR_BOLD),
             width + 2,
             "test",
             "form",
             "contract",
             "answer",
             "outcome",
             colour(COLOUR_OFF));
    any = true;
    const struct verdict verdict = judge_case(a, numbers);
    print_row(a, &verdict, width);
    wrong |= verdict_is_wrong(&verdict);
  }
  return wrong;
}

/* Whether a test before this one cannot hold the scene for the same reason. */
static bool
said_before(const struct catalogue *tests, const struct scene *scene, size_t before, const char *reason) {
  for (size_t k = 0; k < before; k++) {
    const struct algorithm *a = catalogue_at(tests, k)->algorithm;
    union number numbers[FORM_MAX_COLUMNS];
    char why[SCENE_WHY];
    if (is_asked(a, scene_pair(scene)) && !scene_carry(scene, &a->form, numbers, why) &&
        strcmp(why, reason) == 0)
      return true;
  }
  return false;
}

/* The tests from `first` on that cannot hold the scene for one reason, in a line. */
static void
print_refusal(const struct catalogue *tests, const struct scene *scene, size_t first, const char *reason) {
  char ids[4096] = "";
  unsigned count = 0;
  for (size_t k = first, used = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *a = catalogue_at(tests, k)->algorithm;
    union number numbers[FORM_MAX_COLUMNS];
    char why[SCENE_WHY];
    if (!is_asked(a, scene_pair(scene)) || scene_carry(scene, &a->form, numbers, why) ||
        strcmp(why, reason) != 0 || used + strlen(a->id) + 3 > sizeof ids)
      continue;
    used += (size_t)snprintf(ids + used, sizeof ids - used, "%s%s", used > 0 ? ", " : "", a->id);
    count++;
  }
  printf("  %u: %s\n%*s", count, reason, INDENT, "");
  print_wrapped(ids, INDENT);
}

static void print_refusals(const struct catalogue *tests, const struct scene *scene) {
  bool any = false;
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *a = catalogue_at(tests, k)->algorithm;
    union number numbers[FORM_MAX_COLUMNS];
    char why[SCENE_WHY];
    if (!is_asked(a, scene_pair(scene)) || scene_carry(scene, &a->form, numbers, why) ||
        said_before(tests, scene, k, why))
      continue;
    if (!any)
      puts("\nThese cannot hold the scene exactly:");
    any = true;
    print_refusal(tests, scene, k, why);
  }
}

static int scene_json(const struct catalogue *tests, const struct scene *scene) {
  json_t *record = json_object(), *asked = json_array(), *cannot = json_array();
  char text[CASE_TEXT], why[SCENE_WHY];
  union number numbers[FORM_MAX_COLUMNS];
  struct form form;
  struct truth truth;
  bool wrong = false;
  scene_print(scene, NUMBER_DECIMAL, text);
  json_put(record, "scene", text);
  if (scene_truth(scene, &form, numbers, &truth))
    put_truth(record, &form, numbers, truth);
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct algorithm *a = catalogue_at(tests, k)->algorithm;
    if (!is_asked(a, scene_pair(scene)))
      continue;
    if (scene_carry(scene, &a->form, numbers, why)) {
      const struct verdict verdict = judge_case(a, numbers);
      wrong |= verdict_is_wrong(&verdict);
      json_array_append_new(asked, verdict_json(a, numbers, &verdict));
      continue;
    }
    json_t *refusal = json_object();
    json_put(refusal, "test", a->id);
    json_put(refusal, "why", why);
    json_array_append_new(cannot, refusal);
  }
  json_object_set_new(record, "tests", asked);
  json_object_set_new(record, "cannot", cannot);
  if (json_print(record) != EXIT_FINE)
    return EXIT_WRONG_USE;
  return wrong ? EXIT_DISAGREEMENT : EXIT_FINE;
}

int check_scene(const struct catalogue *tests, const char *text, bool json) {
  struct scene scene;
  char why[TEXT_WHY];
  union number numbers[FORM_MAX_COLUMNS];
  struct form form;
  struct truth truth;
  if (!scene_parse(text, &scene, why))
    return complain("check: --scene: %s", why);
  if (scene_pair(&scene) == PAIR_NONE)
    return complain(
        "check: --scene: no test is about these two shapes, expected one of them a disc or a box");
  if (json)
    return scene_json(tests, &scene);
  if (scene_truth(&scene, &form, numbers, &truth))
    print_truth(&form, numbers, truth);
  const bool wrong = print_answers(tests, &scene);
  print_refusals(tests, &scene);
  return wrong ? EXIT_DISAGREEMENT : EXIT_FINE;
}
