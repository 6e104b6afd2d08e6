/* Numbers that are no shape: each input spoiled by itself, in a case that is otherwise plain. */
#include "number.h"
#include "survey.h"

#include <math.h>
#include <string.h>

/* A case that overlaps and one that is apart. */
static struct scene plain_scene(enum pair pair, bool apart) {
  return (struct scene){
      SHAPES,
      {scene_sample(pair_kind(pair, 0), 0, 0, 4), scene_sample(pair_kind(pair, 1), apart ? 20 : 0, 0, 4)}};
}

enum flaw { FLAW_NAN, FLAW_INF, FLAW_MINUS_INF, FLAW_NEGATIVE, FLAW_MIN_ABOVE_MAX, FLAWS };
static const char *const FLAW_NAME[FLAWS] = {"nan", "inf", "-inf", "negative size", "min above max"};

/* The number that spoils column k of a shape; false when that flaw cannot be there. The plain numbers
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
  case FLAW_NAN:
  case FLAW_INF:
  case FLAW_MINUS_INF:
  case FLAWS:
    break;
  }
  *number = number_nearest(type, VALUE[flaw % FLAW_NEGATIVE]);
  return !type_is_whole(type);
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
    const struct scene scene = plain_scene(form_pair(form), p == 1);
    union number plain[FORM_MAX_COLUMNS] = {{0}};
    if (!survey_carry(&scene, form, plain))
      continue;
    for (unsigned s = 0; s < SHAPES; s++)
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
