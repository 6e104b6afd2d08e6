/* Scenes are carried to another form exactly, or not at all. */
#include "cases.h"
#include "scene.h"
#include "unit.h"

/* The numbers the scene has in the form, as text; or "no: why". */
static const char *carried(const char *scene_text, const char *form_text) {
  static char text[CASE_TEXT];
  struct scene scene;
  const struct form form = form_of(form_text);
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY], refusal[SCENE_WHY];
  assert_true(scene_parse(scene_text, &scene, why));
  if (scene_carry(&scene, &form, numbers, refusal))
    case_print(&form, numbers, NUMBER_DECIMAL, text);
  else
    snprintf(text, sizeof text, "no: %s", refusal);
  return text;
}

TEST(test_layouts) {
  assert_string_equal(carried("box 1 2 3 5 disc 9 8 7", "disc ltrb i32"), "9 8 7 1 2 4 7");
  assert_string_equal(carried("box 1 2 4 6 disc 9 8 7", "centre disc i64"), "3 5 2 3 9 8 7");
  assert_string_equal(carried("box 1 2 3 5 disc 9 8 7", "centre disc f64"), "2.5 4.5 1.5 2.5 9 8 7");
  assert_string_equal(carried("box 1 2 3 3 point 0 0", "point square f32"), "0 0 1 2 3");
  assert_string_equal(carried("box 1 2 3 5 point 0 0", "point pixels i32"), "0 0 1 2 4 6");
  assert_string_equal(carried("pixels 1 2 4 6 point 0 0", "point ltrb i32"), "0 0 1 2 4 7");
  assert_string_equal(carried("box-centre 0 0 1.5 2 box 0 0 1 1", "ltrb box f64"), "-1.5 -2 1.5 2 0 0 1 1");
}

TEST(test_refusals) {
  assert_string_equal(carried("box 0.1 0 1 1 disc 0 0 1", "disc box f32"),
                      "no: x of box-xywh is not exactly an f32");
  assert_string_equal(carried("box 0.1 0 1 1 disc 0 0 1", "disc box i32"),
                      "no: x of box-xywh is not exactly an i32");
  assert_string_equal(carried("box 1 2 3 5 disc 9 8 7", "centre disc i32"),
                      "no: cx of box-centre is not exactly an i32");
  assert_string_equal(carried("box 1 2 3 5 disc 9 8 7", "square disc i32"), "no: the box is not a square");
  assert_string_equal(carried("box 0.1 0 0.2 1 disc 0 0 1", "disc ltrb f64"),
                      "no: right of box-ltrb is not exactly an f64");
  assert_string_equal(carried("box 3000000000 0 1 1 disc 0 0 1", "disc box i32"),
                      "no: x of box-xywh is not exactly an i32");
  assert_string_equal(carried("point 9007199254740993 0 disc 0 0 1", "point disc f64"),
                      "no: x of point is not exactly an f64");
  assert_string_equal(carried("point 9007199254740993 0 disc 0 0 1", "point disc i64"),
                      "9007199254740993 0 0 0 1");
  assert_string_equal(carried("point 0 0 disc 0 0 1", "disc box f64"), "no: the form is of other shapes");
  assert_string_equal(carried("box 2147483647 0 1 1 point 0 0", "point ltrb i32"),
                      "no: right of box-ltrb is not exactly an i32");
  assert_string_equal(carried("box 0 0 1e308 1 box 1.7e308 0 1e308 1", "ltrb ltrb f64"),
                      "no: right of box-ltrb is not exactly an f64");
}

TEST(test_extremes) {
  assert_string_equal(
      carried("box-ltrb -9223372036854775808 0 9223372036854775807 1 point 0 0", "point ltrb i64"),
      "0 0 -9223372036854775808 0 9223372036854775807 1");
  assert_string_equal(carried("box 0x1p-1074 0 0x1p-1073 1 point 0 0", "point ltrb f64"),
                      "0 0 5e-324 0 1.5e-323 1");
  assert_string_equal(carried("box 0 0 0x1p-1074 1 point 0 0", "point centre f64"),
                      "no: cx of box-centre is not exactly an f64");
}

static void assert_becomes(const char *form_text, const char *numbers_text, const char *scene_text) {
  const struct form form = form_of(form_text);
  union number numbers[FORM_MAX_COLUMNS];
  struct scene scene;
  char text[CASE_TEXT];
  numbers_of(&form, numbers_text, numbers);
  assert_true(scene_from_case(&form, numbers, &scene));
  scene_print(&scene, NUMBER_DECIMAL, text);
  assert_string_equal(text, scene_text);
}

TEST(test_cases_become_scenes) {
  assert_becomes("box-centre disc f64", "0.5 0.25 4 2 9 9 5", "box-centre 0.5 0.25 4 2 disc 9 9 5");
}

/* Sums are longest in 64-bit numbers that need two doubles each, carried from one box layout to another. */
TEST(test_longest_sums) {
  assert_string_equal(
      carried("box-centre 4611686018427387911 4611686018427387913 4294967303 4294967311 point 0 0",
              "point pixels i64"),
      "0 0 4611686014132420608 4611686014132420602 8589934607 8589934623");
  assert_string_equal(
      carried("box-centre 4611686018427387911 4611686018427387913 4294967303 4294967303 point 0 0",
              "point square i64"),
      "0 0 4611686014132420608 4611686014132420610 8589934606");
}

TEST(test_forms_as_text) {
  struct form form;
  char why[FORM_TEXT], text[FORM_TEXT];
  assert_true(form_parse("disc-xyr f64, box-xywh f64", &form, why));
  form_print(&form, text);
  assert_string_equal(text, "disc box-xywh f64");
  assert_false(form_parse("disc", &form, why));
  assert_false(form_parse("disc box f64 i32", &form, why));
  assert_false(form_parse("disc pixels f64", &form, why));
  assert_false(form_parse("disc blob f64", &form, why));
  assert_non_null(strstr(why, "blob"));
}

TEST(test_forms_of_pairs) {
  struct form form;
  char why[FORM_TEXT], names[FORM_NAMES];
  assert_true(form_parse_pair("disc box-ltrb f64", &form, why));
  form_column_names(&form, names);
  assert_string_equal(names, "cx cy r left top right bottom");
  assert_true(form_parse_pair("disc box-centre f64", &form, why));
  form_column_names(&form, names);
  assert_string_equal(names, "a_cx a_cy r b_cx b_cy rx ry");
  assert_false(form_parse_pair("point point f64", &form, why));
  assert_non_null(strstr(why, "no test is about these shapes"));
  assert_false(form_parse_pair("disc blob f64", &form, why));
  assert_non_null(strstr(why, "blob"));
}

TEST(test_other_forms_tell_the_same) {
  const char *const forms[] = {"disc box f64",
                               "disc ltrb f64",
                               "disc centre f64",
                               "disc square f64",
                               "disc box i64",
                               "disc pixels i32",
                               "disc box f32",
                               "ltrb disc i32"};
  unsigned carried = 0;
  uint64_t random = 24;
  for (int k = 0; k < 20000; k++)
    for (int f = 0; f < 8; f++) {
      const struct form from = form_of(forms[f]), to = form_of(forms[(f + 1 + k) % 8]);
      union number n[FORM_MAX_COLUMNS], other[FORM_MAX_COLUMNS];
      char why[SCENE_WHY];
      cases_next(&random, &from, n);
      if (!case_carry(&from, n, &to, other, why))
        continue;
      carried++;
      if (relation_of(&from, n) != relation_of(&to, other)) {
        char text[CASE_TEXT];
        case_print(&from, n, NUMBER_HEX, text);
        fail_msg("%s %s: %s becomes another relation as %s",
                 forms[f],
                 type_name(from.type),
                 text,
                 type_name(to.type));
      }
    }
  assert_true(carried > 5000);
}

int main(void) { return unit_run(NULL, NULL); }
