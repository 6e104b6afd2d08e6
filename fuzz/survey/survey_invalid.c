/* Numbers that are no shape: each input spoiled by itself, in a case that is otherwise plain. */
#include "number.h"
#include "survey.h"
#include "text.h"

#include <math.h>
#include <string.h>

/* A case that overlaps and one that is apart, for each pair of shapes. */
static const char *const PLAIN[PAIRS][2] = {
    [PAIR_POINT_BOX] = {"point 2 2 box 0 0 4 4", "point 20 2 box 0 0 4 4"},
    [PAIR_POINT_DISC] = {"point 1 1 disc 0 0 4", "point 20 1 disc 0 0 4"},
    [PAIR_DISC_DISC] = {"disc 0 0 4 disc 2 2 4", "disc 0 0 4 disc 20 2 4"},
    [PAIR_DISC_BOX] = {"disc 1 1 4 box 0 0 4 4", "disc 20 1 4 box 0 0 4 4"},
    [PAIR_BOX_BOX] = {"box 0 0 4 4 box 2 2 4 4", "box 0 0 4 4 box 20 2 4 4"},
};

enum flaw { FLAW_NAN, FLAW_INF, FLAW_MINUS_INF, FLAW_NEGATIVE, FLAW_MIN_ABOVE_MAX, FLAWS };
static const char *const FLAW_NAME[FLAWS] = {"nan", "inf", "-inf", "negative size", "min above max"};

/* The number that spoils column k of a shape; false when that flaw cannot be there. PLAIN's numbers
 * lie between -4 and 24 in every layout. */
static bool
spoil(enum flaw flaw, enum layout layout, unsigned k, enum number_type type, union number *number) {
  static const double VALUE[] = {[FLAW_NAN] = NAN, [FLAW_INF] = INFINITY, [FLAW_MINUS_INF] = -INFINITY};
  const bool size = column_is_size(layout_column_at(layout, k));
  switch (flaw) {
  case FLAW_NEGATIVE:
    *number = number_nearest(type, -1);
    return size;
  case FLAW_MIN_ABOVE_MAX:
    *number = number_nearest(type, k < 2 ? 40 : -40);
    return layout == LAYOUT_BOX_LTRB;
  default:
    if (type_is_whole(type))
      return false;
    *number = number_nearest(type, VALUE[flaw]);
    return true;
  }
}

static bool take_column(const struct registry_entry *entry,
                        const union number *plain,
                        unsigned shape,
                        unsigned k,
                        enum relation otherwise,
                        take_invalid *take,
                        void *context) {
  const struct form *form = &entry->algorithm->form;
  const unsigned column = form_first_column(form, shape) + k;
  for (unsigned f = 0; f < FLAWS; f++) {
    union number numbers[FORM_MAX_COLUMNS];
    memcpy(numbers, plain, sizeof numbers);
    if (!spoil((enum flaw)f, form->layouts[shape], k, form->type, &numbers[column]))
      continue;
    const struct invalid_row row = {.entry = entry,
                                    .column = column,
                                    .fault = FLAW_NAME[f],
                                    .otherwise = otherwise,
                                    .numbers = numbers,
                                    .answer = algorithm_answer(entry->algorithm, numbers)};
    if (!take(context, &row))
      return false;
  }
  return true;
}

static bool take_test(const struct registry_entry *entry, take_invalid *take, void *context) {
  const struct form *form = &entry->algorithm->form;
  for (unsigned p = 0; p < 2; p++) {
    struct scene scene;
    union number plain[FORM_MAX_COLUMNS] = {{0}};
    char why[TEXT_WHY];
    if (!scene_parse(PLAIN[form_pair(form)][p], &scene, why) || !survey_carry(&scene, form, plain))
      continue;
    for (unsigned s = 0; s < form->shapes; s++)
      for (unsigned k = 0; k < layout_columns(form->layouts[s]); k++)
        if (!take_column(entry, plain, s, k, p == 0 ? RELATION_OVERLAPPING : RELATION_APART, take, context))
          return false;
  }
  return true;
}

bool survey_invalid(const struct survey *survey, take_invalid *take, void *context) {
  for (unsigned t = 0; t < survey->tests; t++) {
    const struct algorithm *algorithm = survey->test[t]->algorithm;
    if (algorithm->role != ROLE_HELPER && form_pair(&algorithm->form) != PAIR_NONE &&
        !take_test(survey->test[t], take, context))
      return false;
  }
  return true;
}
