/* What is said by hand of a case is there exactly when the reference says that it is apart or overlaps, and
 * is of that kind. */
#include "reference/reference.h"
#include "unit.h"
#include "words.h"

enum { CASES_EACH = 1000, NUMBERS_BELOW = 7 };
static const char *const SHAPE[] = {"point",
                                    "disc",
                                    "ellipse",
                                    "segment",
                                    "capsule",
                                    "box-ltrb",
                                    "rounded",
                                    "rounded-core",
                                    "triangle",
                                    "quad"};
enum { TRIED = sizeof SHAPE / sizeof SHAPE[0] };

static int32_t draw(uint32_t *state) {
  *state = *state * 1664525 + 1013904223;
  return (int32_t)(*state >> 16) % NUMBERS_BELOW;
}

/* Overlaps of which no simple point was found; all else holds of each case. */
static unsigned untold(const struct form *form, const union number *numbers) {
  char words[WORDS];
  const struct truth truth = reference_truth(form, numbers);
  const bool told = words_by_hand(form, numbers, words);
  switch (truth.relation) {
  case RELATION_APART:
    assert_true(told);
    assert_non_null(strstr(words, "at most"));
    return 0;
  case RELATION_OVERLAPPING:
    assert_null(strstr(words, "at most"));
    return told ? 0 : 1;
  case RELATION_TOUCHING:
    assert_false(told);
    return 0;
  case RELATION_FLAT:
  case RELATION_INVALID:
  case RELATIONS:
    break;
  }
  return 0;
}

TEST(holds_of_every_pair) {
  uint32_t seed = 1;
  for (unsigned a = 0; a < TRIED; a++)
    for (unsigned b = a; b < TRIED; b++) {
      char text[60], why[200];
      struct form form;
      snprintf(text, sizeof text, "%s %s i32", SHAPE[a], SHAPE[b]);
      if (!form_parse_pair(text, &form, why))
        continue;
      unsigned lost = 0;
      for (unsigned k = 0; k < CASES_EACH; k++) {
        union number numbers[FORM_MAX_COLUMNS];
        for (unsigned column = 0; column < form_columns(&form); column++)
          numbers[column].i32 = draw(&seed);
        lost += untold(&form, numbers);
      }
      if (lost > CASES_EACH / 50)
        fail_msg("%s: of %u overlaps nothing is said", text, lost);
    }
}

TEST(says_what_is_so) {
  char words[WORDS], why[200];
  struct form form;
  assert_true(form_parse_pair("disc box-xywh i32", &form, why));
  const union number apart[] = {
      {.i32 = 0}, {.i32 = 0}, {.i32 = 1}, {.i32 = 1}, {.i32 = -2}, {.i32 = 1}, {.i32 = 1}};
  assert_true(words_by_hand(&form, apart, words));
  assert_string_equal(
      words,
      "x - y is at most 0 in the first shape and at least 2 in the second, radii left aside: 2 apart along "
      "(1, -1), and 2² = 4 > 1² · 2 = 2, with the radii's sum 1");
  const union number inside[] = {
      {.i32 = 0}, {.i32 = 0}, {.i32 = 3}, {.i32 = 0}, {.i32 = 1}, {.i32 = 2}, {.i32 = 2}};
  assert_true(words_by_hand(&form, inside, words));
  assert_string_equal(words,
                      "the point 1, 2 is inside both; from the first centre it is the root of 5 away, and "
                      "the radius is 3; its "
                      "turns about the second are 2, 2, 2, 2, of one sign");
  assert_true(form_parse_pair("point ellipse i32", &form, why));
  const union number beside[] = {{.i32 = 2}, {.i32 = 2}, {.i32 = 0}, {.i32 = 0}, {.i32 = 4}, {.i32 = 2}};
  assert_true(words_by_hand(&form, beside, words));
  assert_string_equal(
      words,
      "(1 x, 2 y) in place of (x, y) makes the ellipse a circle: -x - 2 y is at most -10 in the first shape "
      "and at least 0 in the second, radii left aside: 10 apart along (-1, -2), and 10² = 100 > 4² · 5 = 80, "
      "with the radii's sum 4");
}

int main(void) { return unit_run(NULL, NULL); }
