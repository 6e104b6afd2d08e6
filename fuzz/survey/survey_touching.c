/* Where shapes touch, or are flat: one scene for each kind, in whole numbers that every form holds; squares
 * where a square form can follow, halves of even sizes where a centre form can. */
#include "generate/generate.h"
#include "survey.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>

/* Boxes, a then b: the second is moved round the first. A disc's corner touch is 3, 4 away with radius 5. */
static const struct exemplar {
  enum pair pair;
  const char *name, *scene;
} EXEMPLAR[] = {
    {PAIR_BOX_BOX, "edge, second to the right", "box 0 0 2 2 box 2 0 2 2"},
    {PAIR_BOX_BOX, "edge, second to the left", "box 0 0 2 2 box -2 0 2 2"},
    {PAIR_BOX_BOX, "edge, second below", "box 0 0 2 2 box 0 2 2 2"},
    {PAIR_BOX_BOX, "edge, second above", "box 0 0 2 2 box 0 -2 2 2"},
    {PAIR_BOX_BOX, "part of an edge", "box 0 0 4 4 box 4 1 2 2"},
    {PAIR_BOX_BOX, "corner, second right below", "box 0 0 2 2 box 2 2 2 2"},
    {PAIR_BOX_BOX, "corner, second left below", "box 0 0 2 2 box -2 2 2 2"},
    {PAIR_BOX_BOX, "corner, second right above", "box 0 0 2 2 box 2 -2 2 2"},
    {PAIR_BOX_BOX, "corner, second left above", "box 0 0 2 2 box -2 -2 2 2"},
    {PAIR_BOX_BOX, "flat, a point inside", "box 0 0 4 4 box 2 2 0 0"},
    {PAIR_BOX_BOX, "flat, a point on the right edge", "box 0 0 4 4 box 4 2 0 0"},
    {PAIR_BOX_BOX, "flat, a point on the corner", "box 0 0 4 4 box 4 4 0 0"},
    {PAIR_BOX_BOX, "flat, a line across", "box 0 0 4 4 box 2 -2 0 8"},
    {PAIR_BOX_BOX, "flat, a line along the left edge", "box 0 0 4 4 box 0 0 0 4"},
    {PAIR_BOX_BOX, "flat, both, one point", "box 2 2 0 0 box 2 2 0 0"},
    {PAIR_DISC_BOX, "tangent to the right side", "disc 6 2 2 box 0 0 4 4"},
    {PAIR_DISC_BOX, "tangent to the left side", "disc -2 2 2 box 0 0 4 4"},
    {PAIR_DISC_BOX, "tangent to the lower side", "disc 2 6 2 box 0 0 4 4"},
    {PAIR_DISC_BOX, "tangent to the upper side", "disc 2 -2 2 box 0 0 4 4"},
    {PAIR_DISC_BOX, "tangent to a side at its end", "disc 6 4 2 box 0 0 4 4"},
    {PAIR_DISC_BOX, "through the corner right below", "disc 7 8 5 box 0 0 4 4"},
    {PAIR_DISC_BOX, "through the corner left below", "disc -3 8 5 box 0 0 4 4"},
    {PAIR_DISC_BOX, "through the corner right above", "disc 7 -4 5 box 0 0 4 4"},
    {PAIR_DISC_BOX, "through the corner left above", "disc -3 -4 5 box 0 0 4 4"},
    {PAIR_DISC_BOX, "centre on the edge", "disc 4 2 2 box 0 0 4 4"},
    {PAIR_DISC_BOX, "centre on the corner", "disc 4 4 2 box 0 0 4 4"},
    {PAIR_DISC_BOX, "flat, a point inside", "disc 2 2 0 box 0 0 4 4"},
    {PAIR_DISC_BOX, "flat, a point on the right side", "disc 4 2 0 box 0 0 4 4"},
    {PAIR_DISC_BOX, "flat, a point on the corner", "disc 4 4 0 box 0 0 4 4"},
    {PAIR_DISC_BOX, "flat, a line through the disc", "disc 0 0 2 box 0 -4 0 8"},
    {PAIR_DISC_BOX, "flat, a line tangent to the disc", "disc 2 0 2 box 0 -4 0 8"},
    {PAIR_DISC_BOX, "flat, the box is the centre", "disc 0 0 2 box 0 0 0 0"},
    {PAIR_POINT_BOX, "on the left side", "point 0 2 box 0 0 4 4"},
    {PAIR_POINT_BOX, "on the right side", "point 4 2 box 0 0 4 4"},
    {PAIR_POINT_BOX, "on the upper side", "point 2 0 box 0 0 4 4"},
    {PAIR_POINT_BOX, "on the lower side", "point 2 4 box 0 0 4 4"},
    {PAIR_POINT_BOX, "on the corner left above", "point 0 0 box 0 0 4 4"},
    {PAIR_POINT_BOX, "on the corner right above", "point 4 0 box 0 0 4 4"},
    {PAIR_POINT_BOX, "on the corner left below", "point 0 4 box 0 0 4 4"},
    {PAIR_POINT_BOX, "on the corner right below", "point 4 4 box 0 0 4 4"},
    {PAIR_POINT_BOX, "flat, on a line", "point 0 2 box 0 0 0 4"},
    {PAIR_POINT_BOX, "flat, the box is the point", "point 0 0 box 0 0 0 0"},
    {PAIR_POINT_DISC, "on the rim, along an axis", "point 5 0 disc 0 0 5"},
    {PAIR_POINT_DISC, "on the rim, obliquely", "point 3 4 disc 0 0 5"},
    {PAIR_POINT_DISC, "flat, the disc is the point", "point 0 0 disc 0 0 0"},
    {PAIR_DISC_DISC, "side by side", "disc 0 0 2 disc 5 0 3"},
    {PAIR_DISC_DISC, "one above the other", "disc 0 0 2 disc 0 5 3"},
    {PAIR_DISC_DISC, "obliquely", "disc 0 0 2 disc 3 4 3"},
    {PAIR_DISC_DISC, "tangent from within", "disc 0 0 5 disc 3 0 2"},
    {PAIR_DISC_DISC, "flat, a point on the rim", "disc 0 0 5 disc 3 4 0"},
    {PAIR_DISC_DISC, "flat, a point at the centre", "disc 0 0 5 disc 0 0 0"},
    {PAIR_DISC_DISC, "flat, both, one point", "disc 1 1 0 disc 1 1 0"},
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
  for (size_t k = 0; k < sizeof EXEMPLAR / sizeof *EXEMPLAR; k++)
    if (EXEMPLAR[k].pair == pair)
      put_scene(rows, entry, EXEMPLAR[k].name, EXEMPLAR[k].scene);
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
