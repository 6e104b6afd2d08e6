#include "survey.h"

#include "number.h"
#include "parallel.h"

#include <stdlib.h>
#include <string.h>

unsigned contract_asks(enum contract contract, struct truth truth) {
  const uint8_t byte = truth_byte(truth);
  if (!judge_tells(contract, byte))
    return ASKS_EITHER;
  return judge_expected(contract, byte) == ANSWER_HIT ? ASKS_HIT : ASKS_MISS;
}

const char *asks_name(unsigned asks) {
  return asks == ASKS_EITHER ? "either" : asks == ASKS_HIT ? "hit" : "miss";
}

/* A shape of the plain layout in the resized one: a box one larger all round, or a radius one larger, and
 * asked for as it was. */
static void enlarge(enum layout layout, enum number_type type, const union number *plain, union number *to) {
  const unsigned radius = layout_radius(layout);
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    const enum column_role role = layout_column_at(layout, k)->role;
    const bool box = layout_is_box(layout);
    if (role == COLUMN_WISH)
      to[k] = plain[box ? k - 2 : radius];
    else
      to[k] = number_nearest(type,
                             number_as_double(type, plain[k]) + (role == COLUMN_RADIUS ? 1
                                                                 : !box                ? 0
                                                                 : k < 2               ? -1
                                                                                       : 2));
  }
}

bool survey_carry(const struct scene *scene, const struct form *form, union number *numbers) {
  char why[SCENE_WHY];
  struct form plain = *form;
  union number asked[FORM_MAX_COLUMNS], back[FORM_MAX_COLUMNS];
  for (unsigned s = 0; s < SHAPES; s++)
    if (layout_is_resized(form->layouts[s]))
      plain.layouts[s] = kind_layout(layout_kind(form->layouts[s]));
  if (form_equal(&plain, form))
    return scene_carry(scene, form, numbers, why);
  if (!scene_carry(scene, &plain, asked, why))
    return false;
  for (unsigned s = 0; s < SHAPES; s++) {
    const union number *from = asked + form_first_column(&plain, s);
    union number *to = numbers + form_first_column(form, s);
    if (layout_is_resized(form->layouts[s]))
      enlarge(form->layouts[s], form->type, from, to);
    else
      memcpy(to, from, layout_columns(form->layouts[s]) * sizeof *to);
  }
  /* What the enlarged case means is the scene again, or a sum was rounded. */
  struct scene meant;
  return scene_from_case(form, numbers, &meant) && scene_carry(&meant, &plain, back, why) &&
         memcmp(back, asked, form_columns(&plain) * sizeof *back) == 0;
}

enum { TOGETHER = 32 };

struct together {
  const struct survey *survey;
  size_t size;
  survey_work *work;
  unsigned first;
  char *results;
  bool fine[TOGETHER];
};

static const struct registry_entry *test_at(const struct together *together, size_t part) {
  return together->survey->test[together->first + part];
}

static void work_one(struct together *together, size_t part) {
  together->fine[part] =
      together->work(together->survey, test_at(together, part), together->results + part * together->size);
}
static void work_built_in(void *context, unsigned worker, size_t part) {
  const struct algorithm *algorithm = test_at(context, part)->algorithm;
  (void)worker;
  if (algorithm->role != ROLE_HELPER && algorithm->ask == NULL)
    work_one(context, part);
}

static bool give_some(struct together *together, unsigned count, survey_give *give, void *context) {
  parallel_run(together->survey->jobs, count, work_built_in, together);
  for (unsigned k = 0; k < count; k++) {
    const struct registry_entry *entry = test_at(together, k);
    if (entry->algorithm->role == ROLE_HELPER)
      continue;
    if (entry->algorithm->ask != NULL)
      work_one(together, k);
    if (!together->fine[k] || !give(context, entry, together->results + k * together->size))
      return false;
  }
  return true;
}

bool survey_each(
    const struct survey *survey, size_t size, survey_work *work, survey_give *give, void *context) {
  struct together together = {
      .survey = survey, .size = size, .work = work, .results = malloc(TOGETHER * size)};
  bool fine = together.results != NULL;
  for (; together.first < survey->tests && fine; together.first += TOGETHER) {
    const unsigned left = survey->tests - together.first;
    fine = give_some(&together, left < TOGETHER ? left : TOGETHER, give, context);
  }
  free(together.results);
  return fine;
}

struct results_of_test {
  struct property_result of[PROPERTIES][REACHES];
};
struct property_taker {
  take_property *take;
  void *context;
};

static bool work_properties(const struct survey *survey, const struct registry_entry *entry, void *result) {
  return properties_of(entry, survey->seed, ((struct results_of_test *)result)->of);
}

static bool give_properties(void *context, const struct registry_entry *entry, const void *result) {
  const struct property_taker *taker = context;
  const struct results_of_test *results = result;
  for (unsigned p = 0; p < PROPERTIES; p++)
    for (unsigned r = 0; r < REACHES && property_applies(&entry->algorithm->form, (enum property)p); r++)
      if (!taker->take(taker->context, entry, (enum property)p, (enum reach)r, &results->of[p][r]))
        return false;
  return true;
}

bool survey_properties(const struct survey *survey, take_property *take, void *context) {
  struct property_taker taker = {take, context};
  return survey_each(survey, sizeof(struct results_of_test), work_properties, give_properties, &taker);
}
