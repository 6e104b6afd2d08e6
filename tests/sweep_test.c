/* Error maps: what the columns say of a point is what judging its case by itself says. */
#include "survey/sweep.h"
#include "unit.h"

enum { SHOWN_POINTS = 64 }; /* fewer would not be seen */
enum { EACH = 37 };         /* every 37th point is judged by itself */

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

/* Of every fifth test, and with GRAZE_LONG of all. */
TEST(test_points_are_cases) {
  uint8_t *points = malloc(SWEEP_POINTS_MAX);
  assert_non_null(points);
  for (size_t k = 0; k < registry_count(); k += getenv("GRAZE_LONG") != NULL ? 1 : 5)
    for (unsigned s = 0; s < SWEEPS; s++) {
      const struct registry_entry *entry = registry_at(k);
      struct sweep_map map;
      if (entry->algorithm->role == ROLE_HELPER || !sweep_map((enum sweep)s, &entry->algorithm->form, &map))
        continue;
      assert_true((size_t)map.width * map.height <= SWEEP_POINTS_MAX);
      assert_true(sweep_run(&map, &(struct peers){&entry, 1}, &points));
      for (unsigned at = 0; at < map.width * map.height; at += EACH)
        check_point(&map, entry->algorithm, at % map.width, at / map.width, points[at]);
    }
  free(points);
}

/* A map is worth drawing when it has something to show. */
TEST(test_maps_show_failures) {
  static const struct {
    const char *id;
    enum sweep sweep;
    enum outcome outcome;
  } SHOWN[] = {{"corner_java", SWEEP_SCENE, OUTCOME_MISSED_HIT},
               {"side_guess_py", SWEEP_SCENE, OUTCOME_FALSE_HIT},
               {"square_for_circle_js", SWEEP_SCENE, OUTCOME_FALSE_HIT},
               {"quadrant_js", SWEEP_SIDE, OUTCOME_FALSE_HIT},
               {"quadrant_js", SWEEP_CORNER, OUTCOME_FALSE_HIT},
               {"quadrant_js", SWEEP_CORNER, OUTCOME_MISSED_HIT},
               {"clamp_py", SWEEP_SIDE, OUTCOME_MISSED_HIT},
               {"overlap_py", SWEEP_CORNER, OUTCOME_MISSED_HIT},
               {"square_js", SWEEP_CORNER, OUTCOME_FALSE_HIT},
               {"centre_js", SWEEP_SIDE, OUTCOME_FALSE_HIT},
               {"clamp_py", SWEEP_CORNER, OUTCOME_MISSED_HIT},
               {"liar_one_ulp_generous", SWEEP_CORNER, OUTCOME_FALSE_HIT},
               {"triangle_barycentric", SWEEP_SIDE, OUTCOME_FALSE_HIT},
               {"kiwi_line_box_js", SWEEP_TURN, OUTCOME_FALSE_HIT},
               {"sceneview_capsules_kt", SWEEP_TURN, OUTCOME_MISSED_HIT},
               {"circle_triangle_no_sides", SWEEP_TURN, OUTCOME_MISSED_HIT},
               {"clamp_py", SWEEP_RANGE, OUTCOME_NO_ANSWER},
               {"expanded_cs", SWEEP_RANGE, OUTCOME_FALSE_HIT}};
  uint8_t *points = malloc(SWEEP_POINTS_MAX);
  assert_non_null(points);
  for (size_t k = 0; k < sizeof SHOWN / sizeof SHOWN[0]; k++) {
    const struct registry_entry *entry = registry_find(SHOWN[k].id);
    struct sweep_map map;
    unsigned wrong = 0;
    assert_true(sweep_map(SHOWN[k].sweep, &entry->algorithm->form, &map));
    assert_true(sweep_run(&map, &(struct peers){&entry, 1}, &points));
    for (unsigned at = 0; at < map.width * map.height; at++)
      wrong += points[at] >> SWEEP_OUTCOME_SHIFT == SHOWN[k].outcome;
    if (wrong < SHOWN_POINTS)
      fail_msg("%s, %s: only %u points are %s",
               SHOWN[k].id,
               sweep_name(SHOWN[k].sweep),
               wrong,
               outcome_name(SHOWN[k].outcome));
  }
  free(points);
}

/* A half-open test is held to its own convention: on the left and top edges it must hit. */
TEST(test_half_open_is_not_blamed) {
  const struct registry_entry *entry = registry_find("point_java");
  struct sweep_map map;
  uint8_t *points = malloc(SWEEP_POINTS_MAX);
  unsigned touching_hits = 0;
  assert_non_null(points);
  assert_true(sweep_map(SWEEP_SCENE, &entry->algorithm->form, &map));
  assert_true(sweep_run(&map, &(struct peers){&entry, 1}, &points));
  for (unsigned at = 0; at < map.width * map.height; at++) {
    assert_int_equal(points[at] >> SWEEP_OUTCOME_SHIFT, OUTCOME_AGREES);
    touching_hits += (points[at] & SWEEP_RELATION) == RELATION_TOUCHING &&
                     (points[at] >> SWEEP_ANSWER_SHIFT & SWEEP_ANSWER) == ANSWER_HIT;
  }
  assert_true(touching_hits > 0);
  free(points);
}

int main(void) { return unit_run(NULL, NULL); }
