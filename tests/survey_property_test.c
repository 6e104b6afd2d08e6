/* Exchanging shapes keeps the truth, and a test whose answers hang on their order is one whose record says
 * so.
 */
#include "survey/survey.h"
#include "unit.h"

enum { TESTS_MAX = 512, EACH = 64 }; /* the cases taken of each run */

static unsigned runs(void) { return getenv("GRAZE_LONG") != NULL ? 64 : 8; }

/* The reference does not see an exchange: the same relation. */
static unsigned expect_truth_kept(const struct form *form, enum reach reach) {
  struct run run;
  unsigned made = 0;
  for (unsigned n = 0; n < runs() * EACH; n++) {
    union number numbers[FORM_MAX_COLUMNS], changed[FORM_MAX_COLUMNS];
    if (n % EACH == 0)
      run_draw(&run, &MIX_DEFAULT, 5, n / EACH, form);
    run_get(&run, form, n % EACH, numbers);
    if (!swap_shapes(form, reach, numbers, changed))
      continue;
    const enum relation before = relation_of(form, numbers), after = relation_of(form, changed);
    if (before == RELATION_INVALID)
      continue;
    made++;
    if (before != after) {
      char text[CASE_TEXT], other[CASE_TEXT];
      case_print(form, numbers, NUMBER_HEX, text);
      case_print(form, changed, NUMBER_HEX, other);
      fail_msg("%s (%s) becomes %s (%s)", text, relation_name(before), other, relation_name(after));
    }
  }
  return made;
}

static void check_changes(const struct form *form) {
  for (unsigned r = 0; r < REACHES && swap_applies(form); r++)
    assert_true(expect_truth_kept(form, (enum reach)r) > runs() * EACH / 32);
}

TEST(test_changes_keep_the_truth) {
  static const char *const MORE[] = {
      "pixels ltrb i64", "ltrb box f64", "box centre f64", "square ltrb f32", "quad quad f32"};
  for (size_t k = 0; k < sizeof MORE / sizeof *MORE; k++) {
    const struct form form = form_of(MORE[k]);
    check_changes(&form);
  }
  each_form(check_changes);
}

static const char *verdict_of(const char *id, enum reach reach) {
  struct swap_result results[REACHES];
  assert_true(swap_of(test_named(id), 1, results));
  return swap_verdict(&results[reach]);
}

/* Who is found without a reference, and who never can be: an answer that is always the same is symmetric. */
TEST(test_liars) {
  assert_string_equal(verdict_of("liar_asymmetric", REACH_SMALL), "asymmetric");
  assert_string_equal(verdict_of("liar_never_hit", REACH_ANY), "symmetric");
  assert_string_equal(verdict_of("liar_open_claims_closed", REACH_ANY), "symmetric");
}

TEST(test_verdicts) {
  struct swap_result result = {.tried = 0};
  assert_string_equal(swap_verdict(&result), "not tried");
  result.tried = 9;
  assert_string_equal(swap_verdict(&result), "symmetric");
  result.changed = result.changed_touching = 2;
  assert_string_equal(swap_verdict(&result), "asymmetric only at touching");
  result.changed = 3;
  assert_string_equal(swap_verdict(&result), "asymmetric");
}

/* The examples fail as they are told to, asked one by one. */
static void check_example(const struct algorithm *a, const struct swap_result *result) {
  assert_int_equal(algorithm_answer(a, result->before), result->answer_before);
  assert_int_equal(algorithm_answer(a, result->after), result->answer_after);
  assert_int_equal(relation_of(&a->form, result->before), result->relation);
  assert_true(result->answer_before != result->answer_after);
}

static void
check_reach(const struct registry_entry *entry, enum reach reach, const struct swap_result *result) {
  assert_true(result->changed <= result->tried && result->changed_touching <= result->changed);
  const bool half_open = entry->algorithm->by_code == CONTRACT_HALF_OPEN;
  if (entry->algorithm->role == ROLE_HOUSE &&
      (result->tried < SWAP_CASES / 4 || result->changed > (half_open ? result->changed_touching : 0)))
    fail_msg("%s: %s: %u of %u changed", entry->stem, reach_name(reach), result->changed, result->tried);
  if (result->changed > 0)
    check_example(entry->algorithm, result);
}

/* What was found at small reach is what the record says. */
static bool is_as_recorded(const struct registry_entry *entry, const struct swap_result *result) {
  const char *said = entry->algorithm->lacks == NULL ? "" : entry->algorithm->lacks;
  const char *found = result->changed == 0                          ? ""
                      : result->changed == result->changed_touching ? "swap only at touching"
                                                                    : "swap";
  if (strcmp(found, said) == 0)
    return true;
  print_error("%s: the record has .lacks = \"%s\", found is \"%s\"\n", entry->stem, said, found);
  return false;
}

/* House tests lack nothing, but for half-open ones at touching, and of others the record says what they do.
 */
TEST(test_properties) {
  const struct registry_entry *tests[TESTS_MAX];
  const unsigned count = tests_tried(tests);
  unsigned applies = 0, wrong = 0;
  for (unsigned t = 0; t < count; t++) {
    struct swap_result results[REACHES];
    assert_true(swap_of(tests[t], 1, results));
    for (enum reach r = 0; r < REACHES && swap_applies(&tests[t]->algorithm->form); r++)
      check_reach(tests[t], r, &results[r]);
    applies += swap_applies(&tests[t]->algorithm->form);
    wrong += !is_as_recorded(tests[t], &results[REACH_SMALL]);
  }
  assert_true(applies > 80);
  assert_int_equal(wrong, 0);
}

int main(void) { return unit_run(NULL, NULL); }
