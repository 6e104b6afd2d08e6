#include "survey.h"

#include "number.h"

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

bool survey_properties(const struct survey *survey, take_property *take, void *context) {
  struct property_result results[PROPERTIES][REACHES];
  for (unsigned t = 0; t < survey->tests; t++) {
    const struct registry_entry *entry = survey->test[t];
    if (entry->algorithm->role == ROLE_HELPER)
      continue;
    if (!properties_of(entry, survey->seed, results))
      return false;
    for (unsigned p = 0; p < PROPERTIES; p++)
      for (unsigned r = 0; r < REACHES && property_applies(&entry->algorithm->form, (enum property)p); r++)
        if (!take(context, entry, (enum property)p, (enum reach)r, &results[p][r]))
          return false;
  }
  return true;
}
