/* A test that takes its numbers otherwise is told how; one that is merely wrong is told nothing of the kind.
 *   diagnosis_test GRAZE PLUGIN */
#include "campaign/findings.h"
#include "random.h"
#include "subject/catalogue.h"
#include "subject/diagnosis.h"
#include "subject/diagnosis_rule.h"
#include "unit.h"

static const struct {
  const char *id, *words, *mend; /* mend NULL: not looked at */
} ROW[] = {
    {"right", "", NULL},
    {"centre",
     "right if x, y is the centre, w, h the sizes (both boxes)",
     "a_x + a_w / 2, a_y + a_h / 2, a_w, a_h, b_x + b_w / 2, b_y + b_h / 2, b_w, b_h"},
    {"half_centre", "right if x, y is the centre and w, h are half sizes (both boxes)", NULL},
    {"half_sizes",
     "right if w, h are half sizes (both boxes)",
     "a_x, a_y, a_w / 2, a_h / 2, b_x, b_y, b_w / 2, b_h / 2"},
    {"ends",
     "right if the numbers are left, top, right, bottom (both boxes)",
     "a_x, a_y, a_x + a_w, a_y + a_h, b_x, b_y, b_x + b_w, b_y + b_h"},
    {"sizes",
     "right if the numbers are x, y, w, h (both boxes)",
     "a_left, a_top, a_right - a_left, a_bottom - a_top, b_left, b_top, b_right - b_left, b_bottom - b_top"},
    {"paired",
     "right if the numbers are left, right, top, bottom (both boxes)",
     "a_left, a_right, a_top, a_bottom, b_left, b_right, b_top, b_bottom"},
    {"up",
     "right if y grows upward: the box goes from y down to y - h (both boxes)",
     "a_x, a_y + a_h, a_w, a_h, b_x, b_y + b_h, b_w, b_h"},
    {"exchanged_sizes", "right if w and h are exchanged (both boxes)", NULL},
    {"second_centre", "right if x, y is the centre, w, h the sizes (second box)", NULL},
    {"negated", "right if 0 is a hit and 1 a miss", ""},
    {"always_miss", "always miss, whatever the numbers", NULL},
    {"open_one", "right if touching is a miss: its contract is open, not closed", ""},
    {"half_open_one",
     "right if touching is a hit on left and top sides alone: its contract is half-open, not closed",
     NULL},
    {"diameter", "right if r is the diameter (disc)", "cx, cy, 2 * r, x, y, w, h"},
    {"box_centre", "right if x, y is the centre, w, h the sizes (box)", NULL},
    {"box_first", "right if the box comes first", "x, y, w, h, cx, cy, r"},
    {"radius_first", "right if the numbers are r, cx, cy (disc)", "r, cx, cy, x, y, w, h"},
    {"both_wrong", "right if r is the diameter (disc), and x, y is the centre, w, h the sizes (box)", NULL},
    {"corner_of_disc",
     "right if cx, cy is the upper left corner of the square about it (both discs)",
     "a_cx - a_r, a_cy - a_r, a_r, b_cx - b_r, b_cy - b_r, b_r"},
    {"no_reading", "", NULL},
    {"s_right", "", NULL},
    {"s_size",
     "right if x2, y2 are a width and a height from x1, y1 on (segment)",
     "x1, y1, x2 - x1, y2 - y1, x, y, w, h"},
    {"s_middle",
     "right if x1, y1 is the middle, x2, y2 the width and height (segment)",
     "x1 / 2 + x2 / 2, y1 / 2 + y2 / 2, x2 - x1, y2 - y1, x, y, w, h"},
    {"s_half_middle",
     "right if x1, y1 is the middle and x2, y2 are half the width and height (segment)",
     NULL},
    {"s_axes", "right if x and y are exchanged (segment)", NULL},
    {"s_corner", "right if x2, y2 are exchanged (segment)", "x1, y1, y2, x2, x, y, w, h"},
    {"s_paired", "right if the numbers are x1, x2, y1, y2 (segment)", NULL},
    {"s_box_first", "right if the box comes first", NULL},
    {"s_box_ends", "right if the numbers are left, top, right, bottom (box)", NULL},
    {"s_line", "right if the whole line through x1, y1 and x2, y2 is meant (segment)", ""},
    {"s_ray", "right if it goes on beyond x2, y2 (segment)", NULL},
    {"s_ends", "right if only its ends count (segment)", NULL},
    {"s_bounds", "right if only the upright box about it counts (segment)", NULL},
    {"s_rising", "right if x1 <= x2 and y1 <= y2 (segment)", NULL},
    {"c_diameter", "right if r is the diameter (capsule)", "x1, y1, x2, y2, 2 * a_r, cx, cy, b_r"},
    {"c_twice", "right if r is half the radius (capsule)", NULL},
    {"c_first", "right if the numbers are r, x1, y1, x2, y2 (capsule)", NULL},
    {"c_thin", "right if r is meant to be left out (capsule)", NULL},
    {"c_ends", "right if only its ends count (capsule)", NULL},
    {"c_size",
     "right if x2, y2 are a width and a height from x1, y1 on (capsule)",
     "x1, y1, x2 - x1, y2 - y1, a_r, cx, cy, b_r"},
    {"t_right", "", NULL},
    {"t_flat", "right if no shape is flat", NULL},
    {"t_winding", "right if the corners go counter-clockwise, y upward (triangle)", ""},
    {"t_other_winding", "right if the corners go clockwise, y upward (triangle)", NULL},
    /* closed one way round, open the other */
    {"t_equal_signs", "right if the corners go counter-clockwise, y upward (triangle)", ""},
    {"t_no_side", "right if the side from x3, y3 to x1, y1 is left out (triangle)", NULL},
    {"t_counted",
     "right if the corners after the first are counted from it (triangle)",
     "cx, cy, r, x1, y1, x2 - x1, y2 - y1, x3 - x1, y3 - y1"},
    {"t_chained",
     "right if each corner is counted from the one before (triangle)",
     "cx, cy, r, x1, y1, x2 - x1, y2 - y1, x3 - x2, y3 - y2"},
    {"t_paired", "right if the numbers are x1, x2, x3, y1, y2, y3 (triangle)", NULL},
    {"t_corners", "right if only its corners count (triangle)", NULL},
    {"t_sides", "right if only its sides count, not its inside (triangle)", NULL},
    {"t_two_sides",
     "right if only its sides count, and that from x2, y2 to x3, y3 is left out (triangle)",
     NULL},
    {"t_side_but_inside", "right if the side from x2, y2 to x3, y3 is left out (triangle)", NULL},
    {"t_lines", "right if the side from x1, y1 to x2, y2 is left out (triangle)", NULL},
    {"t_negated", "right if 0 is a hit and 1 a miss", NULL},
    {"q_no_side", "right if the side from x4, y4 to x1, y1 is left out (quad)", NULL},
    {"q_corner", "right if x3, y3 are exchanged (quad)", "x, y, x1, y1, x2, y2, y3, x3, x4, y4"},
    {"q_corners", "right if only corners in the other shape count, of both", NULL},
    {"q_sides", "right if only its sides count, not its inside (both quads)", NULL},
    {"e_right", "", NULL},
    {"e_diameters", "right if rx, ry are the diameters (ellipse)", "x, y, cx, cy, 2 * rx, 2 * ry"},
    {"e_exchanged", "right if rx and ry are exchanged (ellipse)", "x, y, cx, cy, ry, rx"},
    {"e_circle", "right if it is a circle of radius rx (ellipse)", NULL},
    {"e_bounds", "right if only the upright box about it counts (ellipse)", NULL},
    {"e_corner",
     "right if cx, cy is the upper left corner of the box about it (ellipse)",
     "x, y, cx - rx, cy - ry, rx, ry"},
    {"e_first", "right if the numbers are rx, ry, cx, cy (ellipse)", NULL},
    {"r_right", "", NULL},
    {"r_shrinks", "", NULL}, /* where it must is no shape */
    {"r_outwards",
     "right if w, h are the sizes of the core, and r is added around it (rounded box)",
     "a_x, a_y, b_x + r, b_y + r, w - 2 * r, h - 2 * r, r"},
    {"r_centre", "right if x, y is the centre, w, h the sizes (rounded box)", NULL},
    {"r_ends",
     "right if the numbers are left, top, right, bottom (rounded box)",
     "a_x, a_y, b_x, b_y, b_x + w, b_y + h, r"},
    {"r_diameter", "right if r is the diameter (rounded box)", "a_x, a_y, b_x, b_y, w, h, 2 * r"},
    {"r_left_out", "right if only the upright box about it counts (rounded box)", ""},
    {"r_core", "right if r is taken off inside and not added again (rounded box)", ""},
    {"r_bars", "right if the circles at its corners are left out (rounded box)", ""},
    {"r_right_core", "", NULL},
    {"r_inwards",
     "right if hx, hy are half of all of it, and r is taken off inside (rounded box)",
     "x, y, cx, cy, hx + r, hy + r, r"},
    {"r_inwards_shrunk",
     "right if hx, hy are half of all of it, r is taken off inside and shrinks to half of the smaller side "
     "(rounded box)",
     "x, y, cx, cy, hx + r, hy + r, r"},
    {"r_corner", "right if cx, cy is the corner and hx, hy are the sizes (rounded box)", NULL},
    {"r_whole",
     "right if hx, hy are whole sizes, not half ones (rounded box)",
     "x, y, cx, cy, 2 * hx, 2 * hy, r"},
    {"r_none", "", NULL},
    {"q_none", "", NULL},
    {"n_no_corner", "", ""},
    {"n_lengths", "", ""},
    {"n_areas", "", ""},
    {"n_centre_to_5000",
     "right if x, y is the centre, w, h the sizes (both boxes), with numbers up to 4096",
     NULL},
    {"n_centre_but_2",
     "much as if x, y is the centre, w, h the sizes (both boxes), but not always: not at 2 ",
     ""},
    {"n_rising_but_flat", "", ""},
    {"n_open_to_100", "", ""},
    {"n_open_of_whole", "", ""},
    {"n_open_but_1080", "", ""},
    {"n_open_disc_to_100", "", ""},
    {"n_open_disc_of_whole", "", ""},
    {"n_rising_of_whole", "", ""},
    {"n_rising_to_100", "", ""},
    {"n_winding_to_200", "", ""},
    {"n_centre_to_200",
     "much as if x, y is the centre, w, h the sizes (both boxes), but not always: not at ",
     ""},
};

/* With GRAZE_LONG each, with GRAZE_SHORT every ninth. */
static unsigned every(void) {
  return getenv("GRAZE_LONG") != NULL ? 1 : getenv("GRAZE_SHORT") != NULL ? 9 : 2;
}

static void test_readings(void **state) {
  struct catalogue *tests = *state;
  for (unsigned k = 0; k < sizeof ROW / sizeof ROW[0]; k += every()) {
    struct diagnosis diagnosis;
    assert_non_null(catalogue_find(tests, ROW[k].id));
    assert_true(diagnose(catalogue_find(tests, ROW[k].id), NULL, &diagnosis));
    const bool found = strncmp(ROW[k].words, "right if ", 9) == 0;
    const bool same = strcmp(diagnosis.words, ROW[k].words) == 0 ||
                      (strncmp(ROW[k].words, "much as if ", 11) == 0 &&
                       strncmp(diagnosis.words, ROW[k].words, strlen(ROW[k].words)) == 0);
    if (!same || diagnosis.found != found)
      fail_msg("%s: '%s', expected '%s'", ROW[k].id, diagnosis.words, ROW[k].words);
    if (ROW[k].mend != NULL)
      assert_string_equal(diagnosis.mend, ROW[k].mend);
  }
}

/* A finding of small whole numbers that the reading does not explain: nothing is said. */
static void test_held_against_findings(void **state) {
  static const double APART[] = {9, 9, 1, 0, 0, 2, 2}, HALF_APART[] = {3, 1, 1, 0, 0, 2, 2};
  const struct registry_entry *entry = catalogue_find(*state, "diameter");
  struct finding finding = {.entry = entry, .cause = CAUSE_LOGIC};
  const struct findings findings = {.count = 1, .finding = &finding};
  struct diagnosis diagnosis;
  finding.verdict = (struct verdict){.answer = ANSWER_MISS, .outcome = OUTCOME_BROKEN_CONTRACT};
  for (unsigned k = 0; k < 7; k++)
    finding.smallest[k].f64 = HALF_APART[k];
  assert_true(diagnose(entry, &findings, &diagnosis));
  assert_string_equal(diagnosis.words, "right if r is the diameter (disc)");
  finding.verdict = (struct verdict){.answer = ANSWER_HIT, .outcome = OUTCOME_FALSE_HIT};
  for (unsigned k = 0; k < 7; k++)
    finding.smallest[k].f64 = APART[k];
  for (finding.cause = CAUSE_LOGIC; finding.cause <= CAUSE_RANGE; finding.cause++) {
    assert_true(diagnose(entry, &findings, &diagnosis));
    assert_false(diagnosis.found);
    assert_string_equal(diagnosis.mend, "");
    assert_string_equal(diagnosis.words,
                        "much as if r is the diameter (disc), but not always: not at 9 9 1 0 0 2 2");
  }
  finding.cause = CAUSE_UNSTEADY;
  assert_true(diagnose(entry, &findings, &diagnosis));
  assert_string_equal(diagnosis.words, "");
}

/* What a test says that forgets discs whose centre lies in the box, in whole numbers; `also` is wrong
 * besides, of one disc. */
struct forgetful {
  bool also, silent;
};

static enum answer forgetful_answer(const struct forgetful *test, const long *n, bool first) {
  const long dx = n[0] < n[3] ? n[3] - n[0] : n[0] > n[3] + n[5] ? n[0] - n[3] - n[5] : 0;
  const long dy = n[1] < n[4] ? n[4] - n[1] : n[1] > n[4] + n[6] ? n[1] - n[4] - n[6] : 0;
  const bool beside = dx > 0 || dy > 0, meets = dx * dx + dy * dy <= n[2] * n[2];
  if (test->silent && first)
    return ANSWER_NONE;
  return hit_if(beside && meets != (test->also && first));
}

static void add_discs(struct rules *rules, enum rule_use use, unsigned cases, const struct forgetful *test) {
  static const unsigned LOW[] = {0, 0, 1, 0, 0, 1, 1}, MORE[] = {20, 20, 5, 12, 12, 9, 9};
  uint64_t random = 1 + use;
  bool first = true;
  for (unsigned k = 0; k < cases; k++) {
    long n[7];
    double numbers[7];
    for (unsigned c = 0; c < 7; c++) {
      n[c] = LOW[c] + (long)(random_next(&random) % MORE[c]);
      numbers[c] = (double)n[c];
    }
    const bool off = n[0] > n[3] + n[5];
    rules_add(rules, use, numbers, forgetful_answer(test, n, first && off));
    first = first && !off;
  }
}

/* The mend after so many cases that it was not chosen by. */
static void assert_mend(const struct algorithm *algorithm,
                        const struct forgetful *learned,
                        unsigned cases,
                        const struct forgetful *tried,
                        const char *expected) {
  char words[DIAGNOSIS_WORDS];
  struct rules *rules = rules_new(algorithm);
  assert_non_null(rules);
  add_discs(rules, RULE_LEARN, 4000, learned);
  add_discs(rules, RULE_TRY, 3000, learned);
  rules_words(rules, words, sizeof words);
  assert_int_equal(rules_may_mend(rules), !learned->also);
  add_discs(rules, RULE_MEND, cases, tried);
  rules_mend(rules, words, sizeof words);
  if (strncmp(words, expected, strlen(expected)) != 0 || (*expected == '\0' && *words != '\0'))
    fail_msg("'%s', expected '%s'", words, expected);
  rules_free(rules);
}

static void test_mends(void **state) {
  static const char MEND[] =
      "\"or the centre of the disc lies in the box\" (cx >= x && cx <= x + w && cy >= y && "
      "cy <= y + h): right in all 5000 fresh cases with it; it was wrong in ";
  const struct algorithm *algorithm = catalogue_find(*state, "diameter")->algorithm;
  const struct forgetful plain = {.also = false}, also = {.also = true}, silent = {.silent = true};
  assert_mend(algorithm, &plain, 5000, &plain, MEND);
  assert_mend(algorithm, &plain, 5000, &also, "");   /* one case speaks against it */
  assert_mend(algorithm, &plain, 5000, &silent, ""); /* one is not answered */
  assert_mend(algorithm, &plain, 500, &plain, "");   /* they are few */
  assert_mend(algorithm, &also, 5000, &plain, "");   /* hits are false as well */
}

/* House tests read their numbers as their forms say, whatever the layout. */
static void test_house(__attribute__((unused)) void **state) {
  for (size_t k = 0; k < registry_count(); k += every()) {
    const struct registry_entry *entry = registry_at(k);
    struct diagnosis diagnosis;
    if (entry->algorithm->role != ROLE_HOUSE || entry->algorithm->form.question > QUESTION_CONTAINS)
      continue;
    assert_true(diagnose(entry, NULL, &diagnosis));
    if (diagnosis.wrong != 0 || diagnosis.words[0] != '\0' || diagnosis.cases < DIAGNOSIS_CASES / 8)
      fail_msg("%s: %u wrong of %u: '%s'", entry->stem, diagnosis.wrong, diagnosis.cases, diagnosis.words);
  }
}

int main(int argc, char **argv) {
  char why[SUBJECT_WHY];
  struct catalogue *tests = catalogue_new();
  const struct subject_given given = {.path = argc == 3 ? argv[2] : "", .host = argv[1]};
  if (argc != 3 || tests == NULL || !catalogue_add(tests, &given, why))
    return 2;
  const struct CMUnitTest all[] = {
      cmocka_unit_test_prestate(test_readings, tests),
      cmocka_unit_test_prestate(test_held_against_findings, tests),
      cmocka_unit_test_prestate(test_mends, tests),
      cmocka_unit_test(test_house),
  };
  const int failed = cmocka_run_group_tests(all, NULL, NULL);
  catalogue_free(tests);
  return failed;
}
