/* Error maps: what the columns say of a point is what judging its case by itself says, and there is something
 * to see. */
#include "judge.h"
#include "survey/sweep.h"
#include "text.h"
#include "unit.h"

enum { EACH = 37 }; /* every 37th point is judged by itself */

static struct block *block;
static uint8_t *points;

/* What the record of a test says that it gets wrong. */
static struct sweep_about witnesses(const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  struct sweep_about about = {.entry = entry};
  char why[TEXT_WHY];
  for (const struct defect *d = a->defects;
       d < a->defects + algorithm_defects(a) && about.cases < SWEEP_CASES;
       d++) {
    about.plain[about.cases] = d->cause == CAUSE_LOGIC;
    about.rounded[about.cases] = d->cause == CAUSE_ROUNDING;
    about.cases += case_parse(&a->form, "", d->witness, about.numbers[about.cases], why);
  }
  return about;
}

static void check_point(
    const struct sweep_map *map, const struct algorithm *a, unsigned column, unsigned row, uint8_t point) {
  union number numbers[FORM_MAX_COLUMNS];
  char text[CASE_TEXT];
  sweep_case(map, column, row, numbers);
  const struct verdict verdict = judge_case(a, numbers);
  if ((point & SWEEP_RELATION) == verdict.truth.relation &&
      (point >> SWEEP_ANSWER_SHIFT & SWEEP_ANSWER) == verdict.answer &&
      point >> SWEEP_OUTCOME_SHIFT == verdict.outcome)
    return;
  case_print(&a->form, numbers, NUMBER_HEX, text);
  fail_msg("%s, %s: %s: the map has %d", a->id, sweep_name(map->sweep), text, point);
}

static unsigned count_points(const struct sweep_map *map, enum outcome outcome) {
  unsigned count = 0;
  for (unsigned at = 0; at < map->width * map->height; at++)
    count += points[at] >> SWEEP_OUTCOME_SHIFT == outcome;
  return count;
}

/* Of every fifth test, and with GRAZE_LONG of all: a fiftieth of each map is wrong, and as much right. */
TEST(test_points_are_cases) {
  unsigned maps = 0;
  for (size_t k = 0; k < registry_count(); k += getenv("GRAZE_LONG") != NULL ? 1 : 5)
    for (unsigned s = 0; s < SWEEPS; s++) {
      const struct registry_entry *entry = registry_at(k);
      const struct sweep_about about = witnesses(entry);
      struct sweep_map map;
      if (entry->algorithm->role == ROLE_HELPER || about.cases == 0 ||
          !sweep_find((enum sweep)s, entry, &about, block, &map, points))
        continue;
      const unsigned all = map.width * map.height, right = count_points(&map, OUTCOME_AGREES);
      maps++;
      assert_true(all <= SWEEP_POINTS_MAX);
      if (50 * right < all || 50 * (all - right) < all)
        fail_msg("%s, %s: %u of %u points are right", entry->stem, sweep_name(map.sweep), right, all);
      for (unsigned at = 0; at < all; at += EACH)
        check_point(&map, entry->algorithm, at % map.width, at / map.width, points[at]);
    }
  assert_true(maps > 20);
}

/* Where something goes wrong at human scale, there is a map that shows it. */
TEST(test_maps_show_failures) {
  static const struct {
    const char *id;
    enum sweep sweep;
    enum outcome outcome;
  } SHOWN[] = {{"corner_java", SWEEP_SCENE, OUTCOME_MISSED_HIT},
               {"side_guess_py", SWEEP_SCENE, OUTCOME_FALSE_HIT},
               {"square_for_circle_js", SWEEP_SCENE, OUTCOME_FALSE_HIT},
               {"quadrant_js", SWEEP_ULPS, OUTCOME_FALSE_HIT},
               {"clamp_py", SWEEP_ULPS, OUTCOME_MISSED_HIT},
               {"overlap_py", SWEEP_ULPS, OUTCOME_MISSED_HIT},
               {"square_js", SWEEP_ULPS, OUTCOME_FALSE_HIT},
               {"liar_one_ulp_generous", SWEEP_ULPS, OUTCOME_FALSE_HIT},
               {"liar_open_claims_closed", SWEEP_SCENE, OUTCOME_BROKEN_CONTRACT},
               {"cl_geometry_lines_lisp", SWEEP_SCENE, OUTCOME_FALSE_HIT},
               {"phaser_line_box_js", SWEEP_SCENE, OUTCOME_MISSED_HIT},
               {"kiwi_line_box_js", SWEEP_TURN, OUTCOME_FALSE_HIT},
               {"sceneview_capsules_kt", SWEEP_TURN, OUTCOME_MISSED_HIT},
               {"circle_triangle_no_sides", SWEEP_TURN, OUTCOME_MISSED_HIT},
               {"clamp_py", SWEEP_RANGE, OUTCOME_NO_ANSWER},
               {"expanded_cs", SWEEP_RANGE, OUTCOME_FALSE_HIT}};
  for (size_t k = 0; k < sizeof SHOWN / sizeof SHOWN[0]; k++) {
    const struct registry_entry *entry = registry_find(SHOWN[k].id);
    const struct sweep_about about = witnesses(entry);
    struct sweep_map map;
    if (!sweep_find(SHOWN[k].sweep, entry, &about, block, &map, points))
      fail_msg("%s: no map %s", SHOWN[k].id, sweep_name(SHOWN[k].sweep));
    if (100 * count_points(&map, SHOWN[k].outcome) < map.width * map.height)
      fail_msg("%s, %s: fewer than 1%% are %s",
               SHOWN[k].id,
               sweep_name(map.sweep),
               outcome_name(QUESTION_HIT, SHOWN[k].outcome));
  }
}

/* About the same cases, of a test that is right there is none. */
TEST(test_nothing_to_see) {
  struct sweep_about about = witnesses(registry_find("side_guess_py"));
  const struct registry_entry *right = registry_find("house_disc_box_f64_closed");
  struct sweep_map map;
  assert_true(about.cases > 0 && form_equal(&about.entry->algorithm->form, &right->algorithm->form));
  for (unsigned s = 0; s < SWEEPS; s++)
    assert_false(sweep_find((enum sweep)s, right, &about, block, &map, points));
}

int main(void) {
  block = block_new(level_best());
  points = malloc(SWEEP_POINTS_MAX);
  if (block == NULL || points == NULL)
    return 2;
  const int code = unit_run(NULL, NULL);
  block_free(block);
  free(points);
  return code;
}
