/* The survey: every part of it recounted by scalar code, and the same bytes however it is asked for. */
#include "campaign/loop.h"
#include "store/statement.h"
#include "survey/survey.h"
#include "unit.h"

#include <math.h>
#include <unistd.h>

enum { TESTS_MAX = 512 };

static struct survey everything(const struct registry_entry *tests[TESTS_MAX], uint64_t seed) {
  unsigned count = 0;
  for (size_t k = 0; k < registry_count(); k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER && !algorithm_stands_apart(registry_at(k)->algorithm))
      tests[count++] = registry_at(k);
  return (struct survey){tests, count, seed, &MIX_DEFAULT, 2};
}

/* What takes long is asked of every ninth test, and with GRAZE_LONG of all. */
static struct survey some(const struct registry_entry *tests[TESTS_MAX], uint64_t seed) {
  struct survey survey = everything(tests, seed);
  const unsigned all = survey.tests, step = getenv("GRAZE_LONG") != NULL ? 1 : 9;
  survey.tests = 0;
  for (unsigned k = 0; k < all; k += step)
    tests[survey.tests++] = tests[k];
  return survey;
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
  const struct form plain = {TYPE_F64, {scene.shape[0].layout, scene.shape[1].layout}};
  union number numbers[FORM_MAX_COLUMNS];
  assert_true(scene_carry(&scene, &plain, numbers, why));
  const struct truth truth = reference_truth(&plain, numbers);
  assert_int_equal(truth.relation, row->verdict.truth.relation);
  if (truth.relation == RELATION_TOUCHING)
    assert_int_equal(truth.half_open_hit, row->verdict.truth.half_open_hit);
  /* What the contract asks for is what is not blamed. */
  const unsigned asks = contract_asks(a->by_code, row->verdict.truth);
  assert_true(asks >= ASKS_MISS && asks <= ASKS_EITHER);
  const bool fine = again.outcome == OUTCOME_AGREES || again.answer == ANSWER_NONE;
  const bool asked = (asks & (again.answer == ANSWER_HIT ? ASKS_HIT : ASKS_MISS)) != 0;
  assert_int_equal(fine, asked || again.answer == ANSWER_NONE);
  return true;
}

TEST(test_touching) {
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  unsigned rows[PAIRS + 1] = {0};
  assert_true(survey_touching(&survey, check_touching, rows));
  for (unsigned p = 0; p < PAIRS; p++)
    assert_true(pair_told_by((enum pair)p) == PLACES_OF_HULLS || rows[p] > 20);
  const struct truth touching = {.relation = RELATION_TOUCHING, .half_open_hit = true},
                     flat = {.relation = RELATION_FLAT};
  assert_string_equal(asks_name(contract_asks(CONTRACT_OPEN, touching)), "miss");
  assert_string_equal(asks_name(contract_asks(CONTRACT_CLOSED, touching)), "hit");
  assert_string_equal(asks_name(contract_asks(CONTRACT_HALF_OPEN, touching)), "hit");
  assert_string_equal(asks_name(contract_asks(CONTRACT_UNSTATED, touching)), "either");
  assert_string_equal(asks_name(contract_asks(CONTRACT_OPEN, flat)), "either");
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
  if (check->rows++ % 31 == 0)
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

TEST(test_agreement) {
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  struct agreement_check *check = calloc(1, sizeof *check);
  assert_non_null(check);
  assert_true(survey_agreement(&survey, check_agreement, check));
  assert_true(check->rows > 200 && check->house_rows == 5 * 28);
  free(check);
}

static bool
check_speed(void *context, const struct registry_entry *entry, enum level level, double nanoseconds) {
  (void)entry;
  (void)level;
  ++*(unsigned *)context;
  return nanoseconds > 0.01 && nanoseconds < 1e6;
}

TEST(test_speed) {
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = some(tests, 1);
  unsigned rows = 0, ways = 1;
  for (unsigned level = 0; level < LEVELS; level++)
    ways += level_available((enum level)level);
  assert_true(survey_speed(&survey, check_speed, &rows));
  assert_int_equal(rows, ways * survey.tests);
}

/* All that a survey writes but the speed, as one text to be freed. */
static char *survey_text(const struct registry_entry *const *tests, unsigned count, uint64_t seed) {
  static const char *const TABLE[] = {"survey", "property", "touching", "agreement"};
  char path[] = "/tmp/survey_test_XXXXXX", why[STORE_WHY], sql[80];
  const int descriptor = mkstemp(path);
  assert_true(descriptor >= 0 && close(descriptor) == 0);
  struct store *store = store_open(path, STORE_NEW, why);
  assert_non_null(store);
  struct store_campaign campaign = {.seed = seed, .tests = count};
  campaign.test = calloc(count + 1, sizeof(const struct registry_entry *));
  assert_non_null(campaign.test);
  for (unsigned k = 0; k < count; k++)
    campaign.test[k] = tests[k];
  assert_true(store_save_survey(store, &campaign, &MIX_DEFAULT, 2));
  assert_true(store_save_survey(store, &campaign, &MIX_DEFAULT, 2)); /* replaces what was there */
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

TEST(test_same_bytes) {
  const struct registry_entry *tests[TESTS_MAX], *turned[TESTS_MAX];
  const unsigned count = some(tests, 1).tests;
  for (unsigned k = 0; k < count; k++)
    turned[k] = tests[count - 1 - k];
  char *one = survey_text(tests, count, 1), *two = survey_text(turned, count, 1),
       *other = survey_text(tests, count, 2);
  assert_true(strlen(one) > 10000);
  assert_string_equal(one, two);
  assert_string_not_equal(one, other);
  free(one);
  free(two);
  free(other);
}

int main(void) { return unit_run(NULL, NULL); }
