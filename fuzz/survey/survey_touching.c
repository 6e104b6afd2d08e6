/* Where shapes touch, or are flat: one scene for each kind, those of touching.def and of hulls what the
 * generator comes upon. */
#include "generate/generate.h"
#include "survey.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>

static const struct exemplar {
  enum pair pair;
  const char *name, *scene;
} EXEMPLARS[] = {
#define EXEMPLAR(pair, name, scene) {PAIR_##pair, name, scene},
#include "touching.def"
#undef EXEMPLAR
};

unsigned contract_asks(enum contract contract, struct truth truth) {
  const uint8_t byte = truth_byte(truth);
  if (!judge_tells(contract, byte))
    return ASKS_EITHER;
  return judge_expected(contract, byte) == ANSWER_HIT ? ASKS_HIT : ASKS_MISS;
}

const char *asks_name(unsigned asks) {
  return asks == ASKS_EITHER ? "either" : asks == ASKS_HIT ? "hit" : "miss";
}

static void
put_scene(struct statement *rows, const struct registry_entry *entry, const char *name, const char *text) {
  const struct algorithm *a = entry->algorithm;
  struct scene scene;
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  if (!scene_parse(text, &scene, why) || !scene_carry(&scene, &a->form, numbers, why))
    return;
  const struct verdict verdict = judge_case(a, numbers);
  STATEMENT_PUT(rows,
                of_text(entry->stem),
                of_text(name),
                of_text(text),
                of_case(&a->form, numbers, NUMBER_DECIMAL),
                of_text(relation_name(verdict.truth.relation)),
                of_whole(verdict.truth.half_open_hit),
                of_text(answer_name(verdict.answer)),
                of_text(asks_name(contract_asks(a->by_code, verdict.truth))),
                of_text(asks_name(contract_asks(a->by_text, verdict.truth))));
}

/* What the generator comes upon, of each pair looked for once: hundreds of tests share a few pairs. */
struct met {
  bool looked;
  struct exemplars exemplars;
};

/* Of hulls: named by its place. */
static void put_hulls(struct statement *rows,
                      const struct registry_entry *entry,
                      enum relation relation,
                      struct met *met) {
  const enum pair pair = form_pair(&entry->algorithm->form);
  if (!met->looked)
    exemplars_find(pair, relation, &met->exemplars);
  met->looked = true;
  for (unsigned place = 0; place < pair_places(pair); place++) {
    char name[80], text[CASE_TEXT + FORM_TEXT];
    snprintf(name,
             sizeof name,
             "%s%s",
             relation == RELATION_FLAT ? "flat, " : "",
             place_name(pair, (place_t)place));
    if (met->exemplars.found[place])
      put_scene(rows, entry, name, scene_print(&met->exemplars.scene[place], NUMBER_DECIMAL, text));
  }
}

static void put_test(struct statement *rows, const struct registry_entry *entry, struct met met[2]) {
  const enum pair pair = form_pair(&entry->algorithm->form);
  for (size_t k = 0; k < sizeof EXEMPLARS / sizeof *EXEMPLARS; k++)
    if (EXEMPLARS[k].pair == pair)
      put_scene(rows, entry, EXEMPLARS[k].name, EXEMPLARS[k].scene);
  if (pair_is_of_hulls(pair)) {
    put_hulls(rows, entry, RELATION_TOUCHING, &met[0]);
    put_hulls(rows, entry, RELATION_FLAT, &met[1]);
  }
}

bool survey_touching(const struct survey *survey, struct statement *rows) {
  struct met(*met)[2] = calloc(PAIRS, sizeof *met);
  for (unsigned t = 0; t < survey->tests && met != NULL; t++) {
    const struct registry_entry *entry = survey->test[t];
    if (entry->algorithm->role != ROLE_HELPER && entry->algorithm->form.question == QUESTION_HIT)
      put_test(rows, entry, met[form_pair(&entry->algorithm->form)]);
  }
  free(met);
  return met != NULL;
}
