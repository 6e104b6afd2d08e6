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
  return (struct survey){tests, count, seed, &MIX_DEFAULT, 2, NULL, false};
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

#define STORE_PATH "/tmp/survey_test_XXXXXX"

/* A store in a file of its own, which is removed with it. */
static struct store *new_store(char path[]) {
  char why[STORE_WHY];
  const int descriptor = mkstemp(path);
  assert_true(descriptor >= 0 && close(descriptor) == 0);
  struct store *store = store_open(path, STORE_NEW, why);
  assert_non_null(store);
  return store;
}

static void remove_store(struct store *store, const char *path) {
  store_close(store);
  unlink(path);
}

/* The rows of one part, in the order in which they stand. */
static struct statement *
part_rows(struct store *store, const struct survey *survey, survey_part *part, const char *table) {
  char sql[80];
  struct statement *rows = statement_insert(store, table);
  assert_true(part(survey, rows));
  assert_true(statement_end(rows));
  snprintf(sql, sizeof sql, "SELECT * FROM %s", table);
  return statement_new(store, sql);
}

static void check_touching(struct statement *row, unsigned rows[PAIRS + 1]) {
  enum { TEST, EXEMPLAR, SCENE, NUMBERS, RELATION, HALF_OPEN, ANSWER, CODE_ASKS };
  const struct algorithm *a = test_named(statement_text(row, TEST))->algorithm;
  struct scene scene;
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  ++rows[form_pair(&a->form)];
  numbers_of(&a->form, statement_text(row, NUMBERS), numbers);
  const struct verdict again = judge_case(a, numbers);
  assert_string_equal(answer_name(again.answer), statement_text(row, ANSWER));
  assert_int_equal(again.truth.relation, relation_by_name(statement_text(row, EXEMPLAR)));
  assert_true(scene_parse(statement_text(row, SCENE), &scene, why));
  const struct form plain = {.type = TYPE_F64, .layouts = {scene.shape[0].layout, scene.shape[1].layout}};
  assert_true(scene_carry(&scene, &plain, numbers, why));
  const struct truth truth = reference_truth(&plain, numbers);
  assert_string_equal(relation_name(truth.relation), statement_text(row, RELATION));
  if (truth.relation == RELATION_TOUCHING)
    assert_int_equal(truth.half_open_hit, statement_integer(row, HALF_OPEN));
  /* What the contract asks for is what is not blamed. */
  const unsigned asks = contract_asks(a->by_code, again.truth);
  assert_true(asks >= ASKS_MISS && asks <= ASKS_EITHER);
  assert_string_equal(asks_name(asks), statement_text(row, CODE_ASKS));
  const bool fine = again.outcome == OUTCOME_AGREES || again.answer == ANSWER_NONE;
  const bool asked = (asks & (again.answer == ANSWER_HIT ? ASKS_HIT : ASKS_MISS)) != 0;
  assert_int_equal(fine, asked || again.answer == ANSWER_NONE);
}

TEST(test_touching) {
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  unsigned rows[PAIRS + 1] = {0};
  char path[] = STORE_PATH;
  struct store *store = new_store(path);
  struct statement *row = part_rows(store, &survey, survey_touching, "touching");
  while (statement_row(row))
    check_touching(row, rows);
  assert_true(statement_end(row));
  remove_store(store, path);
  for (unsigned p = 0; p < PAIRS; p++)
    assert_true(pair_is_of_hulls((enum pair)p) || rows[p] > 20);
  const struct truth touching = {.relation = RELATION_TOUCHING, .half_open_hit = true},
                     flat = {.relation = RELATION_FLAT};
  assert_string_equal(asks_name(contract_asks(CONTRACT_OPEN, touching)), "miss");
  assert_string_equal(asks_name(contract_asks(CONTRACT_CLOSED, touching)), "hit");
  assert_string_equal(asks_name(contract_asks(CONTRACT_HALF_OPEN, touching)), "hit");
  assert_string_equal(asks_name(contract_asks(CONTRACT_UNSTATED, touching)), "either");
  assert_string_equal(asks_name(contract_asks(CONTRACT_OPEN, flat)), "either");
}

/* A row of the agreement. */
enum { A, B, SCENES, DIFFER, DIFFER_TOUCHING, DIFFER_FLAT, EXAMPLE, RELATION, ANSWER_A, ANSWER_B };

struct agreement_check {
  unsigned rows, house_rows;
  enum pair pair;
  unsigned scenes;
  struct agreement_scene scene[AGREEMENT_SCENES];
};

/* Every scene once more, each carried and asked by itself. */
static void recount(struct statement *row,
                    const struct algorithm *a,
                    const struct algorithm *b,
                    const struct agreement_check *check) {
  unsigned held = 0, differ = 0, touching = 0;
  for (unsigned s = 0; s < check->scenes; s++) {
    const struct agreement_scene *scene = &check->scene[s];
    union number of_a[FORM_MAX_COLUMNS], of_b[FORM_MAX_COLUMNS];
    char why[SCENE_WHY];
    if (!scene_carry(&scene->scene, &a->form, of_a, why) || !scene_carry(&scene->scene, &b->form, of_b, why))
      continue;
    held++;
    /* What is compared is the same scene. */
    assert_int_equal(relation_of(&a->form, of_a), scene->relation);
    assert_int_equal(relation_of(&b->form, of_b), scene->relation);
    const bool other = algorithm_answer(a, of_a) != algorithm_answer(b, of_b);
    differ += other;
    touching += other && scene->relation == RELATION_TOUCHING;
  }
  assert_int_equal(held, statement_integer(row, SCENES));
  assert_int_equal(differ, statement_integer(row, DIFFER));
  assert_int_equal(touching, statement_integer(row, DIFFER_TOUCHING));
}

static void check_agreement(struct statement *row, struct agreement_check *check) {
  const struct algorithm *a = test_named(statement_text(row, A))->algorithm,
                         *b = test_named(statement_text(row, B))->algorithm;
  const int64_t differ = statement_integer(row, DIFFER);
  const enum pair pair = form_pair(&a->form);
  assert_true(strcmp(a->id, b->id) < 0 && pair == form_pair(&b->form));
  assert_true(statement_integer(row, SCENES) > 500 && differ <= statement_integer(row, SCENES));
  if (check->rows == 0 || pair != check->pair)
    check->scenes = survey_scenes(pair, 1, check->scene);
  check->pair = pair;
  if (check->rows++ % 31 == 0)
    recount(row, a, b, check);
  if (differ > 0) {
    union number numbers[FORM_MAX_COLUMNS];
    struct scene scene;
    char why[TEXT_WHY];
    assert_true(scene_parse(statement_text(row, EXAMPLE), &scene, why));
    assert_true(scene_carry(&scene, &a->form, numbers, why));
    assert_string_equal(answer_name(algorithm_answer(a, numbers)), statement_text(row, ANSWER_A));
    assert_true(scene_carry(&scene, &b->form, numbers, why));
    assert_string_equal(answer_name(algorithm_answer(b, numbers)), statement_text(row, ANSWER_B));
    assert_string_equal(relation_name(relation_of(&b->form, numbers)), statement_text(row, RELATION));
  }
  if (a->role == ROLE_HOUSE && b->role == ROLE_HOUSE) {
    check->house_rows++;
    assert_int_equal(differ, statement_integer(row, DIFFER_TOUCHING) + statement_integer(row, DIFFER_FLAT));
    assert_true((a->by_code == b->by_code) == (differ == 0));
  }
}

TEST(test_agreement) {
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = everything(tests, 1);
  struct agreement_check *check = calloc(1, sizeof *check);
  assert_non_null(check);
  char path[] = STORE_PATH;
  struct store *store = new_store(path);
  struct statement *row = part_rows(store, &survey, survey_agreement, "agreement");
  while (statement_row(row))
    check_agreement(row, check);
  assert_true(statement_end(row));
  remove_store(store, path);
  assert_true(check->rows > 200 && check->house_rows == 5 * 28);
  free(check);
}

TEST(test_speed) {
  const struct registry_entry *tests[TESTS_MAX];
  const struct survey survey = some(tests, 1);
  unsigned rows = 0, ways = 1;
  for (unsigned level = 0; level < LEVELS; level++)
    ways += level_available((enum level)level);
  char path[] = STORE_PATH;
  struct store *store = new_store(path);
  struct statement *row = part_rows(store, &survey, survey_speed, "speed");
  for (; statement_row(row); rows++)
    assert_true(statement_real(row, 2) > 0.01 && statement_real(row, 2) < 1e6);
  assert_true(statement_end(row));
  remove_store(store, path);
  assert_int_equal(rows, ways * survey.tests);
}

/* All that a survey writes but the speed, as one text to be freed. */
static char *survey_text(const struct registry_entry *const *tests, unsigned count, uint64_t seed) {
  static const char *const TABLE[] = {"survey", "property", "touching", "agreement"};
  const struct survey survey = {tests, count, seed, &MIX_DEFAULT, 2, NULL, false};
  char sql[80];
  char path[] = STORE_PATH;
  struct store *store = new_store(path);
  assert_true(survey_save(store, &survey));
  assert_true(survey_save(store, &survey)); /* replaces what was there */
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
  remove_store(store, path);
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
