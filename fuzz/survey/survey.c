#include "survey.h"

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

/* Number k of the scene's box or disc one larger all round. */
static void enlarge_number(enum layout layout, unsigned k, struct scene_number *number) {
  const int by = k < 2 ? (layout == LAYOUT_DISC ? 0 : -1) : layout == LAYOUT_DISC ? 1 : 2;
  if (number->whole)
    number->value.i64 += by;
  else
    number->value.f64 += by;
}

/* The three numbers of a resize part are the width, height and radius of the case before it was enlarged. */
static void ask_for_sizes(const struct form *form, const union number *of, union number *wish) {
  const unsigned box = layout_is_box(form->layouts[0]) ? 0 : 1;
  wish[0] = of[form_first_column(form, box) + 2];
  wish[1] = of[form_first_column(form, box) + 3];
  wish[2] = of[form_first_column(form, 1 - box) + 2];
}

bool survey_carry(const struct scene *scene, const struct form *form, union number *numbers) {
  char why[SCENE_WHY];
  if (form->shapes < 3)
    return scene_carry(scene, form, numbers, why);
  const struct form plain = {form->type, 2, {form->layouts[0], form->layouts[1]}};
  union number asked[FORM_MAX_COLUMNS], back[FORM_MAX_COLUMNS];
  struct scene larger;
  if (!scene_carry(scene, &plain, asked, why) || !scene_from_case(&plain, asked, &larger))
    return false;
  for (unsigned s = 0; s < 2; s++)
    for (unsigned k = 0; k < layout_columns(larger.shape[s].layout); k++)
      enlarge_number(larger.shape[s].layout, k, &larger.shape[s].numbers[k]);
  if (!scene_carry(&larger, &plain, numbers, why))
    return false;
  ask_for_sizes(form, asked, numbers + form_columns(&plain));
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
