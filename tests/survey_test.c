/* The survey: changes keep the truth, verdicts are as pinned, and every part is recounted by scalar code.
 *
 *   survey_test PROPERTIES   PROPERTIES holds the verdicts at small reach that are not "symmetric",
 * "invariant" survey_test --print      writes them
 */
#include "loop.h"
#include "statement.h"
#include "survey.h"
#include "text.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { TESTS_MAX = 512, RUNS = 64, EACH = 64 }; /* runs of cases, and the cases taken of each */

static struct survey everything(const struct registry_entry *tests[TESTS_MAX], uint64_t seed) {
  unsigned count = 0;
  for (size_t k = 0; k < registry_count(); k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER)
      tests[count++] = registry_at(k);
  return (struct survey){tests, count, seed, &MIX_DEFAULT};
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
  void *columns[FORM_MAX_COLUMNS];
  unsigned made = 0;
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = &run.column[k];
  for (unsigned n = 0; n < RUNS * EACH; n++) {
    union number numbers[FORM_MAX_COLUMNS], changed[FORM_MAX_COLUMNS];
    if (n % EACH == 0)
      generate_run(&MIX_DEFAULT, 5, n / EACH, form, columns, 0);
    for (unsigned k = 0; k < form_columns(form); k++)
      numbers[k] = column_get(form->type, columns[k], n % EACH);
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
                                     "point square i64"};
  struct form forms[TESTS_MAX];
  unsigned count = 0;
  char why[FORM_TEXT];
  for (size_t k = 0; k < sizeof MORE / sizeof *MORE; k++)
    assert_true(form_parse(MORE[k], &forms[count++], why));
  for (size_t k = 0; k < registry_count(); k++)
    if (form_pair(&registry_at(k)->algorithm->form) != PAIR_NONE)
      forms[count++] = registry_at(k)->algorithm->form;
  for (unsigned f = 0; f < count; f++) {
    bool seen = false;
    for (unsigned before = 0; before < f; before++)
      seen |= form_equal(&forms[before], &forms[f]);
    for (unsigned p = 0; p < PROPERTIES && !seen; p++)
      for (unsigned r = 0; r < REACHES && property_applies(&forms[f], (enum property)p); r++)
        assert_true(expect_truth_kept(&forms[f], (enum property)p, (enum reach)r) > RUNS * EACH / 32);
  }
}

static const char *verdict_of(const char *id, enum property property, enum reach reach) {
  struct property_result results[PROPERTIES][REACHES];
  assert_true(properties_of(test_named(id), 1, results));
  return property_verdict(property, &results[property][reach]);
}

static void test_house_is_invariant(void **state) {
  (void)state;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct registry_entry *entry = registry_at(k);
    if (entry->algorithm->role != ROLE_HOUSE)
      continue;
    for (uint64_t seed = 1; seed < 4; seed++) {
      struct property_result results[PROPERTIES][REACHES];
      assert_true(properties_of(entry, seed, results));
      for (unsigned p = 0; p < PROPERTIES; p++)
        for (unsigned r = 0; r < REACHES && property_applies(&entry->algorithm->form, (enum property)p);
             r++) {
          if (results[p][r].tried < PROPERTY_CASES / 4 || results[p][r].changed > 0)
            fail_msg("%s: %s, %s: %u of %u changed",
                     entry->stem,
                     property_name((enum property)p),
                     reach_name((enum reach)r),
                     results[p][r].changed,
                     results[p][r].tried);
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

static void print_verdicts(FILE *file) {
  for (size_t k = 0; k < registry_count(); k++) {
    const struct registry_entry *entry = registry_at(k);
    struct property_result results[PROPERTIES][REACHES];
    if (entry->algorithm->role == ROLE_HELPER)
      continue;
    assert_true(properties_of(entry, 1, results));
    for (unsigned p = 0; p < PROPERTIES; p++)
      if (property_applies(&entry->algorithm->form, (enum property)p) && results[p][REACH_SMALL].changed > 0)
        fprintf(file,
                "%s: %s: %s\n",
                entry->stem,
                property_name((enum property)p),
                property_verdict((enum property)p, &results[p][REACH_SMALL]));
  }
}

static const char *pinned_path;

static void test_pinned_verdicts(void **state) {
  (void)state;
  char found[1 << 14] = "", pinned[1 << 14] = "";
  FILE *memory = fmemopen(found, sizeof found - 1, "w"), *file = fopen(pinned_path, "r");
  assert_non_null(memory);
  assert_non_null(file);
  print_verdicts(memory);
  assert_int_equal(fclose(memory), 0);
  assert_true(fread(pinned, 1, sizeof pinned - 1, file) > 0);
  fclose(file);
  assert_string_equal(found, pinned);
}

/* A flat exemplar is FLAT, the others touch; but a disc about an edge, or tangent from within, overlaps. */
static enum relation relation_by_name(const char *exemplar) {
  if (strncmp(exemplar, "flat", 4) == 0)
    return RELATION_FLAT;
  return strncmp(exemplar, "centre on", 9) == 0 || strcmp(exemplar, "tangent from within") == 0
             ? RELATION_OVERLAPPING
             : RELATION_TOUCHING;
}

static bool check_touching(void *context, const struct touching_row *row) {
  const struct algorithm *a = row->entry->algorithm;
  struct scene scene;
  char why[TEXT_WHY];
  ++((unsigned *)context)[form_pair(&a->form)];
  const struct verdict again = judge_case(a, row->numbers);
  assert_int_equal(again.answer, row->verdict.answer);
  assert_int_equal(again.truth.relation, relation_by_name(row->exemplar));
  assert_true(scene_parse(row->scene, &scene, why));
  const struct form plain = {TYPE_F64, 2, {scene.shape[0].layout, scene.shape[1].layout}};
  union number numbers[FORM_MAX_COLUMNS];
  assert_true(scene_carry(&scene, &plain, numbers, why));
  const struct truth truth = reference_truth(&plain, numbers);
  assert_int_equal(truth.relation, row->verdict.truth.relation);
  if (truth.relation == RELATION_TOUCHING)
    assert_int_equal(truth.half_open_hit, row->verdict.truth.half_open_hit);
  /* What the contract asks for is what is not blamed. */
  const unsigned asks = contract_asks(a->by_code, row->verdict.truth);
  assert_true(asks >= ASKS_MISS && asks <= ASKS_EITHER);
  const bool fine = again.outcome == OUTCOME_AGREES;
  assert_int_equal(fine, (asks & (again.answer == ANSWER_HIT ? ASKS_HIT : ASKS_MISS)) != 0);
  return true;
}

static void test_touching(void **state) {
  (void)state;
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  unsigned rows[PAIRS + 1] = {0};
  assert_true(survey_touching(&survey, check_touching, rows));
  for (unsigned p = 0; p < PAIRS; p++)
    assert_true(rows[p] > 20);
  const struct truth touching = {.relation = RELATION_TOUCHING, .half_open_hit = true},
                     flat = {.relation = RELATION_FLAT};
  assert_string_equal(asks_name(contract_asks(CONTRACT_OPEN, touching)), "miss");
  assert_string_equal(asks_name(contract_asks(CONTRACT_CLOSED, touching)), "hit");
  assert_string_equal(asks_name(contract_asks(CONTRACT_HALF_OPEN, touching)), "hit");
  assert_string_equal(asks_name(contract_asks(CONTRACT_UNSTATED, touching)), "either");
  assert_string_equal(asks_name(contract_asks(CONTRACT_OPEN, flat)), "either");
}

static bool check_invalid(void *context, const struct invalid_row *row) {
  const struct algorithm *a = row->entry->algorithm;
  const struct verdict verdict = judge_case(a, row->numbers);
  if (verdict.truth.relation != RELATION_INVALID)
    fail_msg("%s: column %u, %s: %s", a->id, row->column, row->fault, relation_name(verdict.truth.relation));
  assert_int_equal(verdict.answer, row->answer);
  assert_true(row->otherwise == RELATION_OVERLAPPING || row->otherwise == RELATION_APART);
  *(unsigned *)context += a == test_named("clamp_py")->algorithm;
  return true;
}

static void test_invalid(void **state) {
  (void)state;
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  unsigned clamp_rows = 0;
  assert_true(survey_invalid(&survey, check_invalid, &clamp_rows));
  assert_int_equal(clamp_rows, 2 * (7 * 3 + 3)); /* seven numbers spoiled three ways, three sizes negative */
}

/* Every scene once more, each carried and asked by itself. */
static void recount(const struct agreement_row *row, const struct agreement_scene *scenes, unsigned count) {
  unsigned held = 0, differ = 0, touching = 0;
  for (unsigned s = 0; s < count; s++) {
    union number of_a[FORM_MAX_COLUMNS], of_b[FORM_MAX_COLUMNS];
    if (!survey_carry(&scenes[s].scene, &row->a->algorithm->form, of_a) ||
        !survey_carry(&scenes[s].scene, &row->b->algorithm->form, of_b))
      continue;
    held++;
    /* What is compared is the same scene. */
    assert_int_equal(relation_of(&row->a->algorithm->form, of_a), scenes[s].relation);
    assert_int_equal(relation_of(&row->b->algorithm->form, of_b), scenes[s].relation);
    const bool other = algorithm_answer(row->a->algorithm, of_a) != algorithm_answer(row->b->algorithm, of_b);
    differ += other;
    touching += other && scenes[s].relation == RELATION_TOUCHING;
  }
  assert_int_equal(held, row->scenes);
  assert_int_equal(differ, row->differ);
  assert_int_equal(touching, row->differ_touching);
}

struct agreement_check {
  unsigned rows, house_rows;
  enum pair pair;
  unsigned scenes;
  struct agreement_scene scene[AGREEMENT_SCENES];
};

static bool check_agreement(void *context, const struct agreement_row *row) {
  struct agreement_check *check = context;
  const struct algorithm *a = row->a->algorithm, *b = row->b->algorithm;
  const enum pair pair = form_pair(&a->form);
  assert_true(strcmp(row->a->stem, row->b->stem) < 0 && pair == form_pair(&b->form));
  assert_true(row->scenes > 500 && row->differ <= row->scenes);
  if (check->rows == 0 || pair != check->pair)
    check->scenes = survey_scenes(pair, 1, check->scene);
  check->pair = pair;
  if (check->rows++ % 7 == 0)
    recount(row, check->scene, check->scenes);
  if (row->differ > 0) {
    union number numbers[FORM_MAX_COLUMNS];
    assert_true(survey_carry(row->example, &a->form, numbers));
    assert_int_equal(algorithm_answer(a, numbers), row->answer_a);
    assert_true(survey_carry(row->example, &b->form, numbers));
    assert_int_equal(algorithm_answer(b, numbers), row->answer_b);
    assert_int_equal(relation_of(&b->form, numbers), row->relation);
  }
  if (a->role == ROLE_HOUSE && b->role == ROLE_HOUSE) {
    check->house_rows++;
    assert_int_equal(row->differ, row->differ_touching + row->differ_flat);
    assert_true((a->by_code == b->by_code) == (row->differ == 0));
  }
  return true;
}

static void test_agreement(void **state) {
  (void)state;
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  struct agreement_check *check = calloc(1, sizeof *check);
  assert_non_null(check);
  assert_true(survey_agreement(&survey, check_agreement, check));
  assert_true(check->rows > 200 && check->house_rows == 5 * 28);
  free(check);
}

struct nearness_check {
  uint64_t count[TESTS_MAX][2][OUTCOMES];
  bool zero_is_touching;
};

static size_t index_of(const struct registry_entry *entry) {
  size_t k = 0;
  while (registry_at(k) != entry)
    k++;
  return k;
}

static bool add_nearness(void *context, const struct nearness_row *row) {
  struct nearness_check *check = context;
  check->count[index_of(row->entry)][row->pixels][row->outcome] += row->count;
  if (row->outcome == OUTCOME_BROKEN_CONTRACT)
    assert_int_equal(row->bin, NEARNESS_TOUCHING);
  if (row->outcome == OUTCOME_FALSE_HIT)
    assert_true(row->bin != NEARNESS_TOUCHING);
  return true;
}

/* The campaign's own loop counts the same range; what it blames is what the histograms hold. */
static void test_nearness(void **state) {
  (void)state;
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  struct nearness_check *check = calloc(1, sizeof *check);
  struct tally *tally = tally_new(tests, survey.tests);
  struct loop *loop = loop_new(&MIX_DEFAULT, 1, level_best());
  assert_true(check != NULL && tally != NULL && loop != NULL);
  assert_true(survey_nearness(&survey, add_nearness, check));
  loop_range(loop, 0, NEARNESS_CASES, tally);
  for (unsigned e = 0; e < tally->entrants; e++) {
    const struct entrant *entrant = &tally->entrant[e];
    uint64_t counted[OUTCOMES] = {0};
    for (unsigned f = 0; f < FAMILIES; f++)
      for (unsigned t = 0; t < TRUTHS; t++)
        for (unsigned p = 0; p < PLACES_MAX; p++)
          for (unsigned a = 0; a < ANSWERS; a++) {
            const struct truth truth = {.relation = truth_relation((uint8_t)t),
                                        .half_open_hit = (t & TRUTH_HALF_OPEN_HIT) != 0};
            counted[judge_outcome(entrant->entry->algorithm->by_code, truth, (enum answer)a)] +=
                entrant->sightings[f][t][p][a].count;
          }
    for (unsigned o = 1; o < OUTCOMES; o++)
      if (counted[o] != check->count[index_of(entrant->entry)][entrant->pixels][o])
        fail_msg("%s: %s", entrant->entry->stem, outcome_name((enum outcome)o));
  }
  loop_free(loop);
  tally_free(tally);
  free(check);
}

enum { BIN_ZERO = 3000, BINS = 2 * BIN_ZERO };

static bool add_bins(void *context, const struct nearness_row *row) {
  uint64_t *bins = context;
  if (row->bin != NEARNESS_TOUCHING && row->bin != NEARNESS_SIZELESS)
    bins[(int)row->outcome * BINS + BIN_ZERO + row->bin] += row->count;
  return true;
}

/* One test's histogram once more, case by case, with quotients of long doubles. */
static void test_bins(void **state) {
  (void)state;
  const struct registry_entry *entry = test_named("quadrant_js");
  const struct survey survey = {&entry, 1, 1, &MIX_DEFAULT};
  const struct algorithm *a = entry->algorithm;
  const struct form form = tally_form(&a->form);
  const size_t count = (size_t)OUTCOMES * BINS;
  uint64_t *told = calloc(count, sizeof *told), *found = calloc(count, sizeof *found);
  assert_true(told != NULL && found != NULL);
  assert_true(survey_nearness(&survey, add_bins, told));
  for (uint64_t n = 0; n < NEARNESS_CASES; n++) {
    union number numbers[FORM_MAX_COLUMNS], arranged[FORM_MAX_COLUMNS];
    generate_case(&MIX_DEFAULT, 1, n, &form, numbers);
    tally_arrange(&a->form, numbers, arranged);
    const enum outcome outcome = judge_case(a, arranged).outcome;
    if (outcome == OUTCOME_AGREES)
      continue;
    const double gap = fabs(reference_gap(&a->form, arranged));
    const double size = fmax(fmax(arranged[2].f64, arranged[3].f64), arranged[6].f64); /* w, h and r */
    int exponent;
    (void)frexpl((long double)gap / (long double)size, &exponent);
    if (found != NULL && gap > 0 && size > 0)
      found[(int)outcome * BINS + BIN_ZERO + exponent - 1]++;
  }
  assert_memory_equal(told, found, count * sizeof *told);
  free(told);
  free(found);
}

static bool
check_speed(void *context, const struct registry_entry *entry, enum level level, double nanoseconds) {
  (void)entry;
  (void)level;
  ++*(unsigned *)context;
  return nanoseconds > 0.01 && nanoseconds < 1e6;
}

static void test_speed(void **state) {
  (void)state;
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  unsigned rows = 0, ways = 1;
  for (unsigned level = 0; level < LEVELS; level++)
    ways += level_available((enum level)level);
  assert_true(survey_speed(&survey, check_speed, &rows));
  assert_int_equal(rows, ways * survey.tests);
}

/* All that a survey writes but the speed, as one text to be freed. */
static char *survey_text(const struct registry_entry *const *tests, unsigned count, uint64_t seed) {
  static const char *const TABLE[] = {"survey", "property", "touching", "invalid", "agreement", "nearness"};
  char path[] = "/tmp/survey_test_XXXXXX", why[STORE_WHY], sql[80];
  const int descriptor = mkstemp(path);
  assert_true(descriptor >= 0 && close(descriptor) == 0);
  struct store *store = store_open(path, true, why);
  assert_non_null(store);
  struct store_campaign campaign = {.seed = seed, .tests = count};
  campaign.test = calloc(count + 1, sizeof(const struct registry_entry *));
  assert_non_null(campaign.test);
  for (unsigned k = 0; k < count; k++)
    campaign.test[k] = tests[k];
  assert_true(store_save_survey(store, &campaign, &MIX_DEFAULT));
  assert_true(store_save_survey(store, &campaign, &MIX_DEFAULT)); /* replaces what was there */
  char *text = NULL;
  size_t size = 0;
  FILE *memory = open_memstream(&text, &size);
  assert_non_null(memory);
  for (size_t t = 0; t < sizeof TABLE / sizeof *TABLE; t++) {
    snprintf(sql, sizeof sql, "SELECT * FROM %s", TABLE[t]);
    struct statement *s = statement_new(store, sql);
    for (unsigned rows = 0; statement_row(s); rows++)
      for (int k = 0; k < (t == 0 ? 2 : 5); k++)
        fprintf(memory, "%s|", statement_text(s, k));
    assert_true(statement_end(s));
  }
  assert_int_equal(fclose(memory), 0);
  store_campaign_free(&campaign);
  store_close(store);
  unlink(path);
  return text;
}

static void test_same_bytes(void **state) {
  (void)state;
  const struct registry_entry *tests[TESTS_MAX], *turned[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  unsigned count = 0; /* a third of them, to be quick */
  for (unsigned k = 0; k < survey.tests; k += 3)
    tests[count++] = tests[k];
  for (unsigned k = 0; k < count; k++)
    turned[k] = tests[count - 1 - k];
  char *one = survey_text(tests, count, 1), *two = survey_text(turned, count, 1),
       *other = survey_text(tests, count, 2);
  assert_true(strlen(one) > 30000);
  assert_string_equal(one, two);
  assert_string_not_equal(one, other);
  free(one);
  free(two);
  free(other);
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_changes_keep_the_truth),
      cmocka_unit_test(test_house_is_invariant),
      cmocka_unit_test(test_liars),
      cmocka_unit_test(test_verdicts),
      cmocka_unit_test(test_examples_of_properties),
      cmocka_unit_test(test_pinned_verdicts),
      cmocka_unit_test(test_touching),
      cmocka_unit_test(test_invalid),
      cmocka_unit_test(test_agreement),
      cmocka_unit_test(test_nearness),
      cmocka_unit_test(test_bins),
      cmocka_unit_test(test_speed),
      cmocka_unit_test(test_same_bytes),
  };
  if (argc == 2 && strcmp(argv[1], "--print") == 0) {
    print_verdicts(stdout);
    return 0;
  }
  if (argc != 2)
    return fprintf(stderr, "usage: survey_test PROPERTIES | --print\n"), 2;
  pinned_path = argv[1];
  return cmocka_run_group_tests(tests, NULL, NULL);
}
