/* Properties that need no reference: the changes keep the truth, and a test lacks those that its record says.
 */
#include "survey/survey.h"
#include "unit.h"

enum { TESTS_MAX = 512, EACH = 64 }; /* the cases taken of each run */

static unsigned runs(void) { return getenv("GRAZE_LONG") != NULL ? 64 : 8; }

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

static void check_changes(const struct form *form) {
  for (unsigned p = 0; p < PROPERTIES; p++)
    for (unsigned r = 0; r < REACHES && property_applies(form, (enum property)p); r++)
      assert_true(expect_truth_kept(form, (enum property)p, (enum reach)r) > runs() * EACH / 32);
}

TEST(test_changes_keep_the_truth) {
  static const char *const MORE[] = {"disc pixels i32",
                                     "pixels ltrb i64",
                                     "ltrb box f64",
                                     "box centre f64",
                                     "square ltrb f32",
                                     "point square i64",
                                     "segment triangle i32",
                                     "capsule square f64",
                                     "quad quad f32"};
  for (size_t k = 0; k < sizeof MORE / sizeof *MORE; k++) {
    const struct form form = form_of(MORE[k]);
    check_changes(&form);
  }
  each_form(check_changes);
}

static const char *verdict_of(const char *id, enum property property, enum reach reach) {
  struct properties results;
  const struct registry_entry *entry = test_named(id);
  assert_true(properties_of(&(struct peers){&entry, 1}, 1, &results));
  return property_verdict(property, &results.of[property][reach]);
}

/* Who is found without a reference, and who never can be: an answer that is always the same is symmetric. */
TEST(test_liars) {
  assert_string_equal(verdict_of("liar_asymmetric", PROPERTY_SWAP, REACH_SMALL), "asymmetric");
  assert_string_equal(verdict_of("liar_swapped_axes", PROPERTY_MIRROR_X, REACH_SMALL), "not invariant");
  assert_string_equal(verdict_of("liar_swapped_axes_i32", PROPERTY_MIRROR_Y, REACH_SMALL), "not invariant");
  assert_string_equal(verdict_of("liar_always_hit_f64", PROPERTY_MIRROR_X, REACH_ANY), "invariant");
  assert_string_equal(verdict_of("liar_never_hit", PROPERTY_SWAP, REACH_ANY), "symmetric");
  assert_string_equal(verdict_of("liar_open_claims_closed", PROPERTY_SWAP, REACH_ANY), "symmetric");
  assert_string_equal(verdict_of("liar_one_ulp_generous", PROPERTY_GROW, REACH_SMALL), "invariant");
}

TEST(test_verdicts) {
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

/* What a test was found to lack at small reach, to be held against its record. */
struct lacking {
  const struct registry_entry *entry;
  unsigned rows, wrong;
  size_t used;
  char found[200];
};

static void compare_record(struct lacking *lacking) {
  const struct registry_entry *entry = lacking->entry;
  const char *said = entry->algorithm->lacks == NULL ? "" : entry->algorithm->lacks;
  if (strcmp(lacking->found, said) == 0)
    return;
  print_error("%s: the record has .lacks = \"%s\", found is \"%s\"\n", entry->stem, said, lacking->found);
  lacking->wrong++;
}

static void
note_lacking(struct lacking *lacking, enum property property, const struct property_result *result) {
  const size_t room = sizeof lacking->found - lacking->used;
  const int more = snprintf(lacking->found + lacking->used,
                            room,
                            "%s%s%s",
                            lacking->used == 0 ? "" : ", ",
                            property_name(property),
                            result->changed == result->changed_touching ? " only at touching" : "");
  assert_true(more > 0 && (size_t)more < room);
  lacking->used += (size_t)more;
}

/* The examples fail as they are told to, asked one by one. */
static void
check_example(const struct algorithm *a, enum property property, const struct property_result *result) {
  assert_int_equal(algorithm_answer(a, result->before), result->answer_before);
  assert_int_equal(algorithm_answer(a, result->after), result->answer_after);
  assert_int_equal(relation_of(&a->form, result->before), result->relation);
  assert_true(result->answer_before != result->answer_after);
  if (property == PROPERTY_GROW)
    assert_int_equal(result->answer_before, ANSWER_HIT);
}

static void check_property(struct lacking *lacking,
                           const struct registry_entry *entry,
                           enum property property,
                           enum reach reach,
                           const struct property_result *result) {
  lacking->rows++;
  assert_true(result->changed <= result->tried && result->changed_touching <= result->changed);
  const bool half_open = entry->algorithm->by_code == CONTRACT_HALF_OPEN;
  if (entry->algorithm->role == ROLE_HOUSE &&
      (result->tried < PROPERTY_CASES / 4 || result->changed > (half_open ? result->changed_touching : 0)))
    fail_msg("%s: %s, %s: %u of %u changed",
             entry->stem,
             property_name(property),
             reach_name(reach),
             result->changed,
             result->tried);
  if (result->changed > 0)
    check_example(entry->algorithm, property, result);
  if (result->changed > 0 && reach == REACH_SMALL)
    note_lacking(lacking, property, result);
}

/* House tests lack nothing, but for half-open ones at touching, and of others the record says what they do.
 */
TEST(test_properties) {
  const struct registry_entry *tests[TESTS_MAX];
  const unsigned count = tests_tried(tests);
  struct lacking lacking = {.entry = NULL};
  unsigned numbers = 0; /* tests that answer with them, which have none of these properties */
  for (unsigned t = 0; t < count; t++) {
    struct properties results;
    numbers += question_values(tests[t]->algorithm->form.question) > 0;
    lacking = (struct lacking){.entry = tests[t], .rows = lacking.rows, .wrong = lacking.wrong};
    assert_true(properties_of(&(struct peers){&tests[t], 1}, 1, &results));
    for (enum property p = 0; p < PROPERTIES; p++)
      for (enum reach r = 0; r < REACHES && property_applies(&tests[t]->algorithm->form, p); r++)
        check_property(&lacking, tests[t], p, r, &results.of[p][r]);
    compare_record(&lacking);
  }
  assert_true(lacking.rows > 12 * (count - numbers));
  assert_int_equal(lacking.wrong, 0);
}

int main(void) { return unit_run(NULL, NULL); }
