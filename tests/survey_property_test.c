/* Properties that need no reference: the changes keep the truth, and a test lacks those that its record says.
 */
#include "survey/survey.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { TESTS_MAX = 512, EACH = 64 }; /* the cases taken of each run */

static unsigned runs(void) { return getenv("GRAZE_LONG") != NULL ? 64 : 8; }

static struct survey everything(const struct registry_entry *tests[TESTS_MAX], uint64_t seed) {
  unsigned count = 0;
  for (size_t k = 0; k < registry_count(); k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER)
      tests[count++] = registry_at(k);
  return (struct survey){tests, count, seed, &MIX_DEFAULT, 2};
}

static const struct registry_entry *test_named(const char *id) {
  const struct registry_entry *entry = registry_find(id);
  if (entry == NULL)
    fail_msg("there is no test %s", id);
  return entry;
}

static enum relation relation_of(const struct form *form, const union number *numbers) {
  return reference_truth(form, numbers).relation;
}

/* A change that the reference does not see: the same relation; after growing, nothing that met is apart. */
static unsigned expect_truth_kept(const struct form *form, enum property property, enum reach reach) {
  struct run run;
  unsigned made = 0;
  for (unsigned n = 0; n < runs() * EACH; n++) {
    union number numbers[FORM_MAX_COLUMNS], changed[FORM_MAX_COLUMNS];
    if (n % EACH == 0)
      run_draw(&run, &MIX_DEFAULT, 5, n / EACH, form);
    run_get(&run, form, n % EACH, numbers);
    if (!property_change(form, property, reach, n * 2654435761U, numbers, changed))
      continue;
    const enum relation before = relation_of(form, numbers), after = relation_of(form, changed);
    if (before == RELATION_INVALID)
      continue;
    made++;
    const bool kept =
        property == PROPERTY_GROW ? before == RELATION_APART || after != RELATION_APART : before == after;
    if (!kept) {
      char text[CASE_TEXT], other[CASE_TEXT];
      case_print(form, numbers, NUMBER_HEX, text);
      case_print(form, changed, NUMBER_HEX, other);
      fail_msg("%s: %s (%s) becomes %s (%s)",
               property_name(property),
               text,
               relation_name(before),
               other,
               relation_name(after));
    }
  }
  return made;
}

static void test_changes_keep_the_truth(void **state) {
  (void)state;
  static const char *const MORE[] = {"disc pixels i32",
                                     "pixels ltrb i64",
                                     "ltrb box f64",
                                     "box centre f64",
                                     "square ltrb f32",
                                     "point square i64",
                                     "segment triangle i32",
                                     "capsule square f64",
                                     "quad quad f32"};
  struct form forms[TESTS_MAX];
  unsigned count = 0;
  char why[FORM_TEXT];
  for (size_t k = 0; k < sizeof MORE / sizeof *MORE; k++)
    assert_true(form_parse(MORE[k], &forms[count++], why));
  for (size_t k = 0; k < registry_count(); k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER)
      forms[count++] = registry_at(k)->algorithm->form;
  for (unsigned f = 0; f < count; f++) {
    bool seen = false;
    for (unsigned before = 0; before < f; before++)
      seen |= form_equal(&forms[before], &forms[f]);
    for (unsigned p = 0; p < PROPERTIES && !seen; p++)
      for (unsigned r = 0; r < REACHES && property_applies(&forms[f], (enum property)p); r++)
        assert_true(expect_truth_kept(&forms[f], (enum property)p, (enum reach)r) > runs() * EACH / 32);
  }
}

static const char *verdict_of(const char *id, enum property property, enum reach reach) {
  struct properties results;
  const struct registry_entry *entry = test_named(id);
  assert_true(properties_of(&(struct peers){&entry, 1}, 1, &results));
  return property_verdict(property, &results.of[property][reach]);
}

static void test_house_is_invariant(void **state) {
  (void)state;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct registry_entry *entry = registry_at(k);
    if (entry->algorithm->role != ROLE_HOUSE)
      continue;
    for (uint64_t seed = 1; seed < (runs() < 64 ? 2 : 4); seed++) {
      struct properties results;
      assert_true(properties_of(&(struct peers){&entry, 1}, seed, &results));
      for (unsigned p = 0; p < PROPERTIES; p++)
        for (unsigned r = 0; r < REACHES && property_applies(&entry->algorithm->form, (enum property)p);
             r++) {
          if (results.of[p][r].tried < PROPERTY_CASES / 4 || results.of[p][r].changed > 0)
            fail_msg("%s: %s, %s: %u of %u changed",
                     entry->stem,
                     property_name((enum property)p),
                     reach_name((enum reach)r),
                     results.of[p][r].changed,
                     results.of[p][r].tried);
        }
    }
  }
}

/* Who is found without a reference, and who never can be: an answer that is always the same is symmetric. */
static void test_liars(void **state) {
  (void)state;
  assert_string_equal(verdict_of("liar_asymmetric", PROPERTY_SWAP, REACH_SMALL), "asymmetric");
  assert_string_equal(verdict_of("liar_swapped_axes", PROPERTY_MIRROR_X, REACH_SMALL), "not invariant");
  assert_string_equal(verdict_of("liar_swapped_axes_i32", PROPERTY_MIRROR_Y, REACH_SMALL), "not invariant");
  assert_string_equal(verdict_of("liar_always_hit_f64", PROPERTY_MIRROR_X, REACH_ANY), "invariant");
  assert_string_equal(verdict_of("liar_never_hit", PROPERTY_SWAP, REACH_ANY), "symmetric");
  assert_string_equal(verdict_of("liar_open_claims_closed", PROPERTY_SWAP, REACH_ANY), "symmetric");
  assert_string_equal(verdict_of("liar_one_ulp_generous", PROPERTY_GROW, REACH_SMALL), "invariant");
}

static void test_verdicts(void **state) {
  (void)state;
  struct property_result result = {.tried = 0};
  assert_string_equal(property_verdict(PROPERTY_SWAP, &result), "not tried");
  result.tried = 9;
  assert_string_equal(property_verdict(PROPERTY_SWAP, &result), "symmetric");
  assert_string_equal(property_verdict(PROPERTY_GROW, &result), "invariant");
  result.changed = result.changed_touching = 2;
  assert_string_equal(property_verdict(PROPERTY_SWAP, &result), "asymmetric only at touching");
  assert_string_equal(property_verdict(PROPERTY_SCALE, &result), "not invariant only at touching");
  result.changed = 3;
  assert_string_equal(property_verdict(PROPERTY_SWAP, &result), "asymmetric");
}

/* The examples fail as they are told to, asked one by one. */
static bool check_property(void *context,
                           const struct registry_entry *entry,
                           enum property property,
                           enum reach reach,
                           const struct property_result *result) {
  const struct algorithm *a = entry->algorithm;
  (void)reach;
  ++*(unsigned *)context;
  assert_true(result->changed <= result->tried && result->changed_touching <= result->changed);
  if (result->changed == 0)
    return true;
  assert_int_equal(algorithm_answer(a, result->before), result->answer_before);
  assert_int_equal(algorithm_answer(a, result->after), result->answer_after);
  assert_int_equal(relation_of(&a->form, result->before), result->relation);
  assert_true(result->answer_before != result->answer_after);
  if (property == PROPERTY_GROW)
    assert_int_equal(result->answer_before, ANSWER_HIT);
  return true;
}

static void test_examples_of_properties(void **state) {
  (void)state;
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  unsigned rows = 0;
  assert_true(survey_properties(&survey, check_property, &rows));
  assert_true(rows > 12 * survey.tests);
}

/* What a test lacks at small reach, as its record has it. */
static void print_lacking(const struct registry_entry *entry, char *text, size_t room) {
  struct properties results;
  size_t used = 0;
  text[0] = '\0';
  assert_true(properties_of(&(struct peers){&entry, 1}, 1, &results));
  for (unsigned p = 0; p < PROPERTIES; p++) {
    const struct property_result *result = &results.of[p][REACH_SMALL];
    if (property_applies(&entry->algorithm->form, (enum property)p) && result->changed > 0)
      used += (size_t)snprintf(text + used,
                               room - used,
                               "%s%s%s",
                               used == 0 ? "" : ", ",
                               property_name((enum property)p),
                               result->changed == result->changed_touching ? " only at touching" : "");
    assert_true(used < room);
  }
}

static void test_records_say_what_is_lacking(void **state) {
  (void)state;
  unsigned wrong = 0;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct registry_entry *entry = registry_at(k);
    const char *said = entry->algorithm->lacks == NULL ? "" : entry->algorithm->lacks;
    char found[200];
    if (entry->algorithm->role == ROLE_HELPER)
      continue;
    print_lacking(entry, found, sizeof found);
    if (strcmp(found, said) == 0)
      continue;
    print_error("%s: the record has .lacks = \"%s\", found is \"%s\"\n", entry->stem, said, found);
    wrong++;
  }
  assert_int_equal(wrong, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_changes_keep_the_truth),
      cmocka_unit_test(test_house_is_invariant),
      cmocka_unit_test(test_liars),
      cmocka_unit_test(test_verdicts),
      cmocka_unit_test(test_examples_of_properties),
      cmocka_unit_test(test_records_say_what_is_lacking),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
