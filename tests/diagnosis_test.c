/* A test that takes its numbers otherwise is told how; one that is merely wrong is told nothing of the kind.
 *   diagnosis_test GRAZE PLUGIN */
#include "subject/catalogue.h"
#include "subject/diagnosis.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static const struct {
  const char *id, *words;
  bool found;
  const char *mend; /* NULL: not looked at */
} ROW[] = {
    {"right", "", false, NULL},
    {"centre",
     "right if x, y is the centre, w, h the sizes (both boxes)",
     true,
     "a_x + a_w / 2, a_y + a_h / 2, a_w, a_h, b_x + b_w / 2, b_y + b_h / 2, b_w, b_h"},
    {"half_centre", "right if x, y is the centre and w, h are half sizes (both boxes)", true, NULL},
    {"half_sizes",
     "right if w, h are half sizes (both boxes)",
     true,
     "a_x, a_y, a_w / 2, a_h / 2, b_x, b_y, b_w / 2, b_h / 2"},
    {"ends",
     "right if the numbers are left, top, right, bottom (both boxes)",
     true,
     "a_x, a_y, a_x + a_w, a_y + a_h, b_x, b_y, b_x + b_w, b_y + b_h"},
    {"sizes",
     "right if the numbers are x, y, w, h (both boxes)",
     true,
     "a_left, a_top, a_right - a_left, a_bottom - a_top, b_left, b_top, b_right - b_left, b_bottom - b_top"},
    {"paired",
     "right if the numbers are left, right, top, bottom (both boxes)",
     true,
     "a_left, a_right, a_top, a_bottom, b_left, b_right, b_top, b_bottom"},
    {"up",
     "right if y grows upward: the box goes from y down to y - h (both boxes)",
     true,
     "a_x, a_y + a_h, a_w, a_h, b_x, b_y + b_h, b_w, b_h"},
    {"exchanged_sizes", "right if w and h are exchanged (both boxes)", true, NULL},
    {"second_centre", "right if x, y is the centre, w, h the sizes (second box)", true, NULL},
    {"negated", "right if 0 is a hit and 1 a miss", true, ""},
    {"always_miss", "it answers miss to everything", false, NULL},
    {"open_one", "right if touching is a miss: its contract is open, not closed", true, ""},
    {"half_open_one",
     "right if touching is a hit on left and top sides alone: its contract is half-open, not closed",
     true,
     NULL},
    {"diameter", "right if r is the diameter (disc)", true, "cx, cy, 2 * r, x, y, w, h"},
    {"box_centre", "right if x, y is the centre, w, h the sizes (box)", true, NULL},
    {"box_first", "right if the box comes first", true, "x, y, w, h, cx, cy, r"},
    {"radius_first", "right if the numbers are r, cx, cy (disc)", true, "r, cx, cy, x, y, w, h"},
    {"both_wrong",
     "right if r is the diameter (disc), and x, y is the centre, w, h the sizes (box)",
     true,
     NULL},
    {"corner_of_disc",
     "right if cx, cy is the upper left corner of the square about it (both discs)",
     true,
     "a_cx - a_r, a_cy - a_r, a_r, b_cx - b_r, b_cy - b_r, b_r"},
    {"no_reading", "", false, NULL},
};

static void test_readings(void **state) {
  struct catalogue *tests = *state;
  for (unsigned k = 0; k < sizeof ROW / sizeof ROW[0]; k++) {
    struct diagnosis diagnosis;
    assert_non_null(catalogue_find(tests, ROW[k].id));
    assert_true(diagnose(catalogue_find(tests, ROW[k].id), &diagnosis));
    if (strcmp(diagnosis.words, ROW[k].words) != 0 || diagnosis.found != ROW[k].found)
      fail_msg("%s: '%s', expected '%s'", ROW[k].id, diagnosis.words, ROW[k].words);
    assert_int_equal(diagnosis.wrong_so, 0);
    if (ROW[k].mend != NULL)
      assert_string_equal(diagnosis.mend, ROW[k].mend);
  }
}

/* House tests read their numbers as their forms say, whatever the layout. No other readings of segments,
 * capsules, triangles and quads are known, and none is tried. */
static void test_house(void **state) {
  (void)state;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct registry_entry *entry = registry_at(k);
    struct diagnosis diagnosis;
    if (entry->algorithm->role != ROLE_HOUSE || form_is_resized(&entry->algorithm->form))
      continue;
    assert_true(diagnose(entry, &diagnosis));
    const bool tried = pair_told_by(form_pair(&entry->algorithm->form)) != PLACES_OF_HULLS;
    if (diagnosis.wrong != 0 || diagnosis.words[0] != '\0' ||
        (tried && diagnosis.cases < DIAGNOSIS_CASES / 8))
      fail_msg("%s: %u wrong of %u: '%s'", entry->stem, diagnosis.wrong, diagnosis.cases, diagnosis.words);
  }
}

int main(int argc, char **argv) {
  const struct subject_given given = {.path = argc == 3 ? argv[2] : NULL, .host = argv[1]};
  char why[SUBJECT_WHY];
  struct catalogue *tests = catalogue_new();
  if (argc != 3 || tests == NULL || !catalogue_add(tests, &given, why))
    return 2;
  const struct CMUnitTest all[] = {
      cmocka_unit_test_prestate(test_readings, tests),
      cmocka_unit_test(test_house),
  };
  const int failed = cmocka_run_group_tests(all, NULL, NULL);
  catalogue_free(tests);
  return failed;
}
