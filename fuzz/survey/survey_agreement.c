/* Agreement between the tests of one pair of shapes. Scenes are drawn once for all of them, as cases of three
 * forms: whole numbers, whole numbers with squares, and doubles (fractions, decimals, huge and tiny). Each is
 * carried to each test's form, or passed over there. */
#include "campaign/everyday.h"
#include "number.h"
#include "survey.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

enum { SOURCES = 3, SOURCE_SCENES = AGREEMENT_SCENES / SOURCES, NOT_HELD = ANSWERS };

static const struct mix MIX = {.weight = {[FAMILY_LATTICE] = 2,
                                          [FAMILY_ALLEN] = 2,
                                          [FAMILY_TOUCHING] = 3,
                                          [FAMILY_NUDGED] = 2,
                                          [FAMILY_CONTAINED] = 2,
                                          [FAMILY_FLAT] = 1}};
static const struct mix MIX_F64 = {.weight = {[FAMILY_LATTICE] = 1,
                                              [FAMILY_TOUCHING] = 2,
                                              [FAMILY_NUDGED] = 3,
                                              [FAMILY_DECIMAL] = 2,
                                              [FAMILY_UNLIKE] = 2,
                                              [FAMILY_FAR_SCALE] = 2}};

struct table {
  unsigned tests;
  const struct registry_entry **test; /* of one pair, by id */
  struct agreement_scene scene[AGREEMENT_SCENES];
  unsigned scenes;
  uint8_t *answers; /* [test][scene], NOT_HELD where the form does not hold the scene */
};

static struct form source_form(enum pair pair, unsigned source) {
  struct form form = {.type = source == 2 ? TYPE_F64 : TYPE_I32,
                      .layouts = {kind_layout(pair_kind(pair, 0)), kind_layout(pair_kind(pair, 1))}};
  for (unsigned s = 0; s < 2 && source == 1; s++)
    if (layout_is_box(form.layouts[s]))
      form.layouts[s] = LAYOUT_BOX_SQUARE;
  return form;
}

static unsigned
draw_scenes(enum pair pair, unsigned source, uint64_t seed, struct agreement_scene scenes[SOURCE_SCENES]) {
  const struct form form = source_form(pair, source);
  struct run run;
  unsigned count = 0;
  for (uint64_t n = 0; n < SOURCE_SCENES; n++) {
    union number numbers[FORM_MAX_COLUMNS];
    if (n % RUN_CASES == 0)
      run_draw(&run, source == 2 ? &MIX_F64 : &MIX, seed, n / RUN_CASES, &form);
    run_get(&run, &form, n % RUN_CASES, numbers);
    struct agreement_scene *to = &scenes[count];
    to->relation = reference_truth(&form, numbers).relation;
    to->everyday = case_is_everyday(&form, numbers);
    to->whole = type_is_whole(form.type);
    to->weight = case_weight(&form, numbers);
    count += to->relation != RELATION_INVALID && scene_from_case(&form, numbers, &to->scene);
  }
  return count;
}

unsigned survey_scenes(enum pair pair, uint64_t seed, struct agreement_scene scenes[AGREEMENT_SCENES]) {
  unsigned count = 0;
  for (unsigned source = 0; source < SOURCES; source++)
    count += draw_scenes(pair, source, seed, scenes + count);
  return count;
}

static void ask(struct table *table) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[SCENE_WHY];
  for (unsigned t = 0; t < table->tests; t++)
    for (unsigned s = 0; s < table->scenes; s++) {
      const struct algorithm *a = table->test[t]->algorithm;
      enum answer said;
      const bool asked =
          scene_carry(&table->scene[s].scene, &a->form, numbers, why) && algorithm_try(a, numbers, &said);
      table->answers[t * AGREEMENT_SCENES + s] = asked ? (uint8_t)said : NOT_HELD;
    }
}

static bool is_plain(enum relation relation) {
  return relation == RELATION_APART || relation == RELATION_OVERLAPPING;
}

static bool simpler(const struct agreement_scene *a, const struct agreement_scene *b) {
  if (a->everyday != b->everyday)
    return a->everyday;
  if (is_plain(a->relation) != is_plain(b->relation))
    return is_plain(a->relation);
  if (a->whole != b->whole)
    return a->whole;
  return a->weight < b->weight;
}

/* The example is one that differs, when any does: in everyday numbers if there is such a one, then at neither
 * touching nor flat, then in whole numbers, then of the least. */
static void put_two(struct statement *rows, const struct table *table, unsigned a, unsigned b) {
  const uint8_t *of_a = table->answers + (size_t)a * AGREEMENT_SCENES,
                *of_b = table->answers + (size_t)b * AGREEMENT_SCENES;
  const struct agreement_scene *example = NULL;
  unsigned held = 0, differ = 0, at[RELATIONS] = {0}; /* at: of those that differ */
  for (unsigned s = 0; s < table->scenes; s++) {
    const struct agreement_scene *scene = &table->scene[s];
    held += of_a[s] != NOT_HELD && of_b[s] != NOT_HELD;
    if (of_a[s] == of_b[s] || of_a[s] == NOT_HELD || of_b[s] == NOT_HELD)
      continue;
    differ++;
    at[scene->relation]++;
    if (example == NULL || simpler(scene, example))
      example = scene;
  }
  if (held == 0)
    return;
  const size_t shown = example != NULL ? (size_t)(example - table->scene) : 0;
  char scene[CASE_TEXT];
  STATEMENT_PUT(rows,
                of_text(table->test[a]->stem),
                of_text(table->test[b]->stem),
                of_count(held),
                of_count(differ),
                of_count(at[RELATION_TOUCHING]),
                of_count(at[RELATION_FLAT]),
                of_text(example != NULL ? scene_print(&example->scene, NUMBER_DECIMAL, scene) : NULL),
                of_text(example != NULL ? relation_name(example->relation) : NULL),
                of_text(example != NULL ? answer_name((enum answer)of_a[shown]) : NULL),
                of_text(example != NULL ? answer_name((enum answer)of_b[shown]) : NULL));
}

static int by_id(const void *left, const void *right) {
  const struct registry_entry *const *a = left, *const *b = right;
  return strcmp((*a)->stem, (*b)->stem);
}

/* Two tests of one pair of shapes on the scenes that both hold exactly, if there are any; a's id is before
 * b's. */
static void
put_pair(struct statement *rows, const struct survey *survey, enum pair pair, struct table *table) {
  table->tests = 0;
  for (unsigned t = 0; t < survey->tests; t++)
    if (form_pair(&survey->test[t]->algorithm->form) == pair &&
        survey->test[t]->algorithm->form.question == QUESTION_HIT &&
        survey->test[t]->algorithm->role != ROLE_HELPER)
      table->test[table->tests++] = survey->test[t];
  if (table->tests < 2)
    return;
  qsort(table->test, table->tests, sizeof(const struct registry_entry *), by_id);
  table->scenes = survey_scenes(pair, survey->seed, table->scene);
  ask(table);
  for (unsigned a = 0; a < table->tests; a++)
    for (unsigned b = a + 1; b < table->tests; b++)
      put_two(rows, table, a, b);
}

bool survey_agreement(const struct survey *survey, struct statement *rows) {
  struct table *table = malloc(sizeof *table);
  bool fine = table != NULL;
  if (fine) {
    table->test = calloc(survey->tests + 1, sizeof(const struct registry_entry *));
    table->answers = malloc(((size_t)survey->tests + 1) * AGREEMENT_SCENES);
    fine = table->test != NULL && table->answers != NULL;
    for (unsigned p = 0; p < PAIRS && fine; p++)
      put_pair(rows, survey, (enum pair)p, table);
    free(table->answers);
    free(table->test);
  }
  free(table);
  return fine;
}
