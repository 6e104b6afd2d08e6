/* What shrinking promises: the smallest case fails, shrinks to itself and is solid where it can be; an
 * interval ends where the failure ends; a constant that a test has written in it is found to the unit. */
#include "campaign/findings.h"
#include "campaign/loop.h"
#include "campaign/shrink.h"
#include "cases.h"
#include "number.h"
#include "unit.h"

#include <math.h>

/* Of a small campaign of every seventh test, for all that follows; with GRAZE_LONG of all, and more cases. */
static int find(void **state) {
  const bool is_long = getenv("GRAZE_LONG") != NULL;
  const uint64_t cases = is_long ? 1 << 16 : 1 << 11;
  const size_t step = is_long ? 1 : 7;
  unsigned count = 0;
  const struct registry_entry **entries = calloc(registry_count(), sizeof(const struct registry_entry *));
  const struct source source = source_mix(&MIX_DEFAULT, 2);
  struct loop *loop = loop_new(source, level_best());
  struct findings *findings = malloc(sizeof *findings);
  assert_non_null(entries);
  assert_non_null(loop);
  assert_non_null(findings);
  for (size_t k = 0; k < registry_count(); k += step)
    entries[count++] = registry_at(k);
  struct tally *tally = tally_new(entries, count);
  assert_non_null(tally);
  loop_range(loop, 0, cases, tally);
  assert_true(findings_of(tally, &source, 2, INFINITY, findings));
  assert_true(findings->count > 100);
  tally_free(tally);
  loop_free(loop);
  free(entries);
  *state = findings;
  return 0;
}

static int forget(void **state) {
  findings_free(*state);
  free(*state);
  return 0;
}

static void
check_end(const struct failure *failure, const union number *numbers, unsigned k, union number end, int on) {
  const enum number_type type = failure->algorithm->form.type;
  union number moved[FORM_MAX_COLUMNS];
  i128 place;
  memcpy(moved, numbers, sizeof moved);
  moved[k] = end;
  assert_true(fails_alike(failure, moved));
  assert_true(number_place(type, LINE_ALL, end, &place));
  if (number_at(type, LINE_ALL, place + on, &moved[k]))
    assert_false(fails_alike(failure, moved));
}

static void check_finding(const struct finding *finding, struct simple *simple) {
  const struct algorithm *a = finding->entry->algorithm;
  union number again[FORM_MAX_COLUMNS];
  struct failure failure;
  memcpy(again, finding->smallest, sizeof again);
  assert_true(failure_of(a, again, &failure));
  shrink_case(&failure, again, simple);
  char small[CASE_TEXT], smaller[CASE_TEXT];
  case_print(&a->form, finding->smallest, NUMBER_HEX, small);
  case_print(&a->form, again, NUMBER_HEX, smaller);
  if (strcmp(small, smaller) != 0)
    print_error("%s: %s shrinks on to %s\n", a->id, small, smaller);
  assert_string_equal(small, smaller);
  assert_int_equal(failure_cause(&failure, again), finding->cause);
  struct interval interval[FORM_MAX_COLUMNS];
  failure_intervals(&failure, again, interval);
  for (unsigned k = 0; k < form_columns(&a->form); k++) {
    check_end(&failure, again, k, interval[k].low, -1);
    check_end(&failure, again, k, interval[k].high, 1);
  }
}

TEST(test_findings_are_minimal) {
  const struct findings *findings = *state;
  struct simple *simple = simple_new(level_best());
  assert_non_null(simple);
  for (size_t k = 0; k < findings->count; k++)
    check_finding(&findings->finding[k], simple);
  simple_free(simple);
}

/* Whether these numbers make the finding, by shapes that have an extent. */
static bool tells(const struct finding *finding,
                  const struct failure *like,
                  const union number *numbers,
                  struct simple *simple) {
  const struct algorithm *a = finding->entry->algorithm;
  union number small[FORM_MAX_COLUMNS];
  struct failure failure;
  if (missing_extents(&a->form, numbers) > 0 || !fails_alike(like, numbers) ||
      !failure_of(a, numbers, &failure))
    return false;
  memcpy(small, numbers, sizeof small);
  shrink_case(&failure, small, simple);
  char text[CASE_TEXT];
  case_print(&a->form, small, NUMBER_DECIMAL, text);
  const bool tells = failure_cause(&failure, small) == finding->cause;
  if (tells)
    print_error(
        "%s %s could be told by %s\n", a->id, outcome_name(a->form.question, finding->verdict.outcome), text);
  return tells;
}

/* Hard cases, and the smallest case with some of its numbers changed. */
static void check_extent(const struct finding *finding, struct simple *simple) {
  const struct form *form = &finding->entry->algorithm->form;
  const size_t tries = getenv("GRAZE_LONG") != NULL ? 1 << 16 : 1 << 8;
  uint64_t state = 1;
  struct failure like;
  union number numbers[FORM_MAX_COLUMNS];
  memcpy(numbers, finding->smallest, sizeof numbers);
  assert_true(failure_of(finding->entry->algorithm, numbers, &like));
  for (size_t k = 0; k < tries; k++) {
    cases_next(&state, form, numbers);
    assert_false(tells(finding, &like, numbers, simple));
    memcpy(numbers, finding->smallest, sizeof numbers);
    for (unsigned column = 0; column < form_columns(form); column++)
      if (cases_between(&state, 0, 1) != 0)
        numbers[column] = number_whole(form->type, (int)cases_between(&state, -3, 6));
    assert_false(tells(finding, &like, numbers, simple));
  }
}

TEST(test_shapes_have_an_extent) {
  const struct findings *findings = *state;
  struct simple *simple = simple_new(level_best());
  size_t flat = 0;
  assert_non_null(simple);
  for (size_t k = 0; k < findings->count; k++)
    if (missing_extents(&findings->finding[k].entry->algorithm->form, findings->finding[k].smallest) > 0) {
      flat++;
      check_extent(&findings->finding[k], simple);
    }
  assert_true(flat > 0 && flat < findings->count / 20);
  simple_free(simple);
}

/* Two failing cases of a test. */
static enum family
one_of_two(const struct source *source, uint64_t n, const struct form *form, union number *numbers) {
  static const enum family FAMILY[] = {FAMILY_LATTICE, FAMILY_TOUCHING};
  const char *const *text = source->of;
  numbers_of(form, text[n], numbers);
  return FAMILY[n];
}

/* Their findings, the one met before the other. */
static void find_two(const char *id, const char *const *text, struct findings *findings) {
  const struct registry_entry *entry = test_named(id);
  const struct algorithm *a = entry->algorithm;
  const struct source source = {.one = one_of_two, .rows = BLOCK_ROWS, .of = text};
  const struct form ordered = form_ordered(&a->form);
  struct tally *tally = tally_new(&entry, 1);
  assert_non_null(tally);
  assert_true(form_equal(&a->form, &ordered));
  for (uint64_t k = 0; k < 2; k++) {
    union number numbers[FORM_MAX_COLUMNS];
    const enum family family = one_of_two(&source, k, &a->form, numbers);
    const struct truth truth = reference_truth(&a->form, numbers);
    const unsigned cell = truth_rank(truth_byte(truth)) * tally->entrant->group->places + truth.place;
    *tally_sighting(tally->entrant, family, cell, algorithm_answer(a, numbers)) = (struct sighting){1, k};
  }
  assert_true(findings_of(tally, &source, 1, INFINITY, findings));
  tally_free(tally);
}

/* The first case has an end on an end, which is logic, and leads nowhere else; a later one has not, and is
 * rounded. */
TEST(test_a_later_case_is_solid) {
  static const char *const CASES[] = {"0 0 2 0 1 1 4 1 4 3", "28 4 4 -6 2 4 0 8 0 2"};
  struct findings findings;
  find_two("sceneview_capsules_mended_kt", CASES, &findings);
  assert_int_equal(findings.count, 2);
  for (size_t k = 0; k < findings.count; k++) {
    const struct finding *finding = &findings.finding[k];
    const bool solid = missing_extents(&finding->entry->algorithm->form, finding->smallest) == 0;
    assert_int_equal(finding->cause, solid ? CAUSE_ROUNDING : CAUSE_LOGIC);
    assert_int_equal(solid, finding->first == 1);
  }
  findings_free(&findings);
}

/* The first case has a fraction and keeps it; a later one is of whole numbers. It fails alike at each power
 * of two and not at odd multiples: both are rounded, and one finding. */
TEST(test_whole_numbers_tell_the_cause) {
  static const char *const CASES[] = {"0 0 6 -21 53 82.5 -85 9", "0 0 9 259 312 -1421 -1928 11"};
  struct findings findings;
  find_two("disc_capsule_foot", CASES, &findings);
  assert_int_equal(findings.count, 1);
  assert_int_equal(findings.finding->cause, CAUSE_ROUNDING);
  assert_true(numbers_are_plain(&findings.finding->entry->algorithm->form, findings.finding->smallest));
  findings_free(&findings);
}

/* What fails by fractions alone elsewhere fails on a line in whole numbers: two causes, two findings. */
TEST(test_what_fails_on_a_line_is_told) {
  static const char *const CASES[] = {"3 0 1 0.9 2.1 0 3 2 1", "0 0 1 0 3 0 4 0 2"};
  struct findings findings;
  find_two("circle_triangle", CASES, &findings);
  assert_int_equal(findings.count, 2);
  assert_int_equal(findings.finding[0].cause, CAUSE_LOGIC);
  assert_int_equal(findings.finding[1].cause, CAUSE_ROUNDING);
  findings_free(&findings);
}

/* A hit test with a constant in it, in each type. */
static bool refuses(enum number_type type, union number number, double constant) {
  return number_as_double(type, number) >= constant;
}
static void
refusing_batch(const void *const *columns, size_t count, uint8_t *answers, enum number_type type) {
  for (size_t row = 0; row < count; row++) {
    const double x = number_as_double(type, column_get(type, columns[0], row)),
                 y = number_as_double(type, column_get(type, columns[1], row)),
                 r = number_as_double(type, column_get(type, columns[4], row));
    const double cx = number_as_double(type, column_get(type, columns[2], row)),
                 cy = number_as_double(type, column_get(type, columns[3], row));
    const bool inside = (x - cx) * (x - cx) + (y - cy) * (y - cy) <= r * r;
    answers[row] = inside && !refuses(type, column_get(type, columns[4], row), 46341);
  }
}
static void refusing_i32(const void *const *columns, size_t count, uint8_t *restrict answers) {
  refusing_batch(columns, count, answers, TYPE_I32);
}
static void refusing_i64(const void *const *columns, size_t count, uint8_t *restrict answers) {
  refusing_batch(columns, count, answers, TYPE_I64);
}
static void refusing_f64(const void *const *columns, size_t count, uint8_t *restrict answers) {
  refusing_batch(columns, count, answers, TYPE_F64);
}

TEST(test_constants_are_found) {
  static const struct algorithm TESTS[] = {
      {.id = "i32",
       .form = {.type = TYPE_I32, .layouts = {LAYOUT_POINT, LAYOUT_DISC}},
       .by_code = CONTRACT_CLOSED,
       .batch = refusing_i32},
      {.id = "i64",
       .form = {.type = TYPE_I64, .layouts = {LAYOUT_POINT, LAYOUT_DISC}},
       .by_code = CONTRACT_CLOSED,
       .batch = refusing_i64},
      {.id = "f64",
       .form = {.type = TYPE_F64, .layouts = {LAYOUT_POINT, LAYOUT_DISC}},
       .by_code = CONTRACT_CLOSED,
       .batch = refusing_f64}};
  for (unsigned t = 0; t < sizeof TESTS / sizeof TESTS[0]; t++) {
    const enum number_type type = TESTS[t].form.type;
    union number numbers[FORM_MAX_COLUMNS];
    static const int CASE[] = {12000, -31000, 100, 7, 59887};
    for (unsigned k = 0; k < 5; k++)
      numbers[k] = number_whole(type, CASE[k]);
    struct failure failure;
    assert_true(failure_of(&TESTS[t], numbers, &failure));
    struct simple *simple = simple_new(level_best());
    assert_non_null(simple);
    shrink_case(&failure, numbers, simple);
    simple_free(simple);
    char text[CASE_TEXT];
    case_print(&TESTS[t].form, numbers, NUMBER_DECIMAL, text);
    assert_non_null(strstr(text, " 46341"));
    struct interval interval[FORM_MAX_COLUMNS];
    failure_intervals(&failure, numbers, interval);
    assert_true(number_as_double(type, interval[4].low) == 46341 || !type_is_whole(type));
    assert_true(number_as_double(type, interval[4].high) > 46341);
  }
}

/* Misses every ring, and every ring of five corners or more. */
static void missing_rings(const void *const *columns, size_t count, uint8_t *restrict answers) {
  (void)columns;
  memset(answers, ANSWER_MISS, count);
}
static void missing_from_five(const void *const *columns, size_t count, uint8_t *restrict answers) {
  for (size_t row = 0; row < count; row++)
    answers[row] = ((const double *)columns[2])[row] < 5;
}

TEST(test_rings_lose_corners) {
  static const char CASE[] =
      "15 4.25 14 0 0 90 -5 100 3 105 55 98 80 70 92 71 40 60 13.5 55 60.5 41 80 32 30 20 "
      "66 10 15 0 40";
  static const struct {
    algorithm_batch *batch;
    double corners;
  } ROWS[] = {{missing_rings, 3}, {missing_from_five, 5}};
  for (unsigned k = 0; k < sizeof ROWS / sizeof ROWS[0]; k++) {
    const struct algorithm test = {.id = "ring",
                                   .form = {.type = TYPE_F64, .layouts = {LAYOUT_POINT, LAYOUT_POLYGON}},
                                   .by_code = CONTRACT_CLOSED,
                                   .batch = ROWS[k].batch};
    union number numbers[FORM_MAX_COLUMNS];
    char why[TEXT_WHY], text[CASE_TEXT];
    struct failure failure;
    assert_true(case_parse(&test.form, "", CASE, numbers, why));
    assert_true(failure_of(&test, numbers, &failure));
    struct simple *simple = simple_new(level_best());
    assert_non_null(simple);
    shrink_case(&failure, numbers, simple);
    simple_free(simple);
    if (numbers[2].f64 != ROWS[k].corners ||
        strlen(case_print(&test.form, numbers, NUMBER_DECIMAL, text)) > 30)
      fail_msg("of %g corners: %s", ROWS[k].corners, case_print(&test.form, numbers, NUMBER_DECIMAL, text));
  }
}

int main(void) { return unit_run(find, forget); }
