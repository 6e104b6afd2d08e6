/* The floating-point environment: in each that the reference does not ask for it refuses, in batches of every
 * level and case by case; and the program's own threads have the one it asks for, whatever a test leaves
 * behind.
 */
#include "campaign/campaign.h"
#include "cases.h"
#include "environment.h"
#include "generate/mix.h"
#include "parallel.h"
#include "unit.h"

#include <math.h>
#ifdef __SSE2__
#include <immintrin.h>
#endif

enum { FLUSH_TO_ZERO = 0x8000, DENORMALS_ARE_ZERO = 0x0040 };
static const struct mode {
  const char *name;
  int rounding;
  unsigned bits; /* set in the control register of x86 */
} MODES[] = {
    {"upward", FE_UPWARD, 0},
    {"downward", FE_DOWNWARD, 0},
    {"toward zero", FE_TOWARDZERO, 0},
#ifdef __SSE2__
    {"flush to zero", FE_TONEAREST, FLUSH_TO_ZERO},
    {"denormals are zero", FE_TONEAREST, DENORMALS_ARE_ZERO},
    {"both, as by -ffast-math", FE_TONEAREST, FLUSH_TO_ZERO | DENORMALS_ARE_ZERO},
#endif
};
enum { MODE_COUNT = sizeof MODES / sizeof MODES[0] };

static void plant(const struct mode *mode) {
  fesetround(mode->rounding);
#ifdef __SSE2__
  _mm_setcsr(_mm_getcsr() | mode->bits);
#endif
}

/* ---- the reference ---- */

static const char *const FORMS[] = {"disc box f64",
                                    "box box f32",
                                    "centre point f64",
                                    "disc disc i32",
                                    "pixels pixels i64",
                                    "segment quad f64",
                                    "ellipse box f32",
                                    "capsule triangle i64"};
enum { ROWS = 64, UNTOUCHED = 0x5a };

struct asked {
  struct form form;
  union number numbers[ROWS][FORM_MAX_COLUMNS];
  double column[FORM_MAX_COLUMNS][ROWS]; /* large enough for any type */
  const void *columns[FORM_MAX_COLUMNS];
  struct truth expected[ROWS];
};

static void draw_rows(struct asked *asked, const char *form) {
  uint64_t random = 1;
  asked->form = form_of(form);
  for (size_t row = 0; row < ROWS; row++) {
    cases_of_row(&random, &asked->form, row, asked->numbers[row]);
    for (unsigned k = 0; k < form_columns(&asked->form); k++)
      column_set(asked->form.type, asked->column[k], row, asked->numbers[row][k]);
    asked->expected[row] = reference_truth(&asked->form, asked->numbers[row]);
    assert_false(asked->expected[row].refused);
  }
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    asked->columns[k] = asked->column[k];
}

static bool ask_batch(const struct asked *asked, enum level level, uint8_t *truths, place_t *places) {
  struct step_counts counts = {{0}};
  memset(truths, UNTOUCHED, ROWS);
  memset(places, UNTOUCHED, ROWS * sizeof *places);
  return registry_reference(level)(&asked->form, asked->columns, ROWS, truths, places, &counts);
}

static void expect_batch_refuses(const struct asked *asked, const struct mode *mode, enum level level) {
  uint8_t truths[ROWS];
  place_t places[ROWS];
  plant(mode);
  const bool told = ask_batch(asked, level, truths, places);
  environment_set();
  if (told)
    fail_msg("%s: the batch of level %s answers", mode->name, level_name(level));
  for (size_t row = 0; row < ROWS; row++) {
    assert_int_equal(truths[row], UNTOUCHED);
    assert_int_equal(((const uint8_t *)&places[row])[0], UNTOUCHED);
  }
  assert_true(ask_batch(asked, level, truths, places));
  for (size_t row = 0; row < ROWS; row++)
    assert_int_equal(truths[row], truth_byte(asked->expected[row]));
}

static void expect_case_refused(const struct asked *asked, const struct mode *mode, size_t row) {
  const union number *const numbers = asked->numbers[row];
  enum relation relation = RELATION_TOUCHING;
  bool step = false;
  plant(mode);
  const struct truth truth = reference_truth(&asked->form, numbers);
  for (unsigned s = 0; s < STEPS; s++)
    step |= reference_step((enum step)s, &asked->form, numbers, &relation);
  const double gap = reference_gap(&asked->form, numbers);
  environment_set();
  if (!truth.refused || step || !isnan(gap))
    fail_msg("%s: a case is answered", mode->name);
  assert_int_equal(truth.relation, RELATION_INVALID);
  assert_int_equal(relation, RELATION_TOUCHING);
  assert_int_equal(truth_byte(reference_truth(&asked->form, numbers)), truth_byte(asked->expected[row]));
}

TEST(test_every_other_environment_is_refused) {
  static struct asked asked;
  for (unsigned f = 0; f < sizeof FORMS / sizeof FORMS[0]; f++) {
    draw_rows(&asked, FORMS[f]);
    for (unsigned m = 0; m < MODE_COUNT; m++) {
      for (unsigned level = 0; level < LEVELS && level_available((enum level)level); level++)
        expect_batch_refuses(&asked, &MODES[m], (enum level)level);
      for (size_t row = 0; row < ROWS; row++)
        expect_case_refused(&asked, &MODES[m], row);
    }
  }
}

/* ---- the program ---- */

/* A test that leaves another environment behind, each in turn. */
static unsigned planted;
static void leave_another(const void *const *columns, size_t count, uint8_t *answers) {
  (void)columns;
  memset(answers, ANSWER_MISS, count);
  plant(&MODES[planted++ % MODE_COUNT]);
}
static struct algorithm careless_test(void) {
  struct algorithm careless = *test_named("liar_always_hit_f64")->algorithm;
  careless.batch = leave_another;
  return careless;
}

TEST(test_what_a_test_leaves_behind_is_mended) {
  const struct algorithm careless = careless_test();
  const struct registry_entry entry = {.algorithm = &careless};
  union number numbers[FORM_MAX_COLUMNS] = {{.f64 = 1}};
  const void *columns[FORM_MAX_COLUMNS];
  case_columns(&careless.form, numbers, columns);
  for (unsigned m = 0; m < MODE_COUNT; m++) {
    uint8_t answer;
    planted = m;
    registry_ask(&entry, LEVEL_BASE, columns, 1, &answer);
    assert_true(reference_environment_holds());
    planted = m;
    algorithm_answer(&careless, numbers);
    assert_true(reference_environment_holds());
  }
}

static void look(void *context, unsigned worker, size_t part) {
  (void)worker;
  ((bool *)context)[part] = reference_environment_holds();
}

TEST(test_threads_begin_with_the_right_one) {
  for (unsigned m = 0; m < MODE_COUNT; m++) {
    bool holds[16] = {false};
    plant(&MODES[m]);
    parallel_run(4, 16, look, holds);
    environment_set();
    for (size_t part = 0; part < 16; part++)
      assert_true(holds[part]);
  }
}

/* A source that leaves each environment behind, as a library might from within any call. */
static const uint64_t CASES = UINT64_C(4) * BLOCK_ROWS;
static const struct mode *leaves;
static bool draw_and_plant(const struct source *source, struct block *block, uint64_t first) {
  block_draw(block, source->of, source->seed, first);
  if (leaves != NULL && first >= BLOCK_ROWS)
    plant(leaves);
  return true;
}

static bool run_campaign(const struct algorithm *algorithm, bool *refused, uint64_t *done_cases) {
  const struct registry_entry entry = {.algorithm = algorithm}, *const entries[] = {&entry};
  struct ranges done = {.count = 0};
  struct campaign campaign = {.source = source_mix(&MIX_DEFAULT, 1),
                              .range = {0, CASES},
                              .level = level_best(),
                              .jobs = 1,
                              .tally = tally_new(entries, 1),
                              .done = &done};
  campaign.source.draw = draw_and_plant;
  assert_non_null(campaign.tally);
  const bool ran = campaign_run(&campaign, INFINITY, NULL, NULL);
  *refused = campaign.refused;
  *done_cases = campaign_cases_done(&campaign);
  tally_free(campaign.tally);
  ranges_free(&done);
  return ran;
}

TEST(test_a_campaign_goes_on_after_a_careless_test) {
  const struct algorithm careless = careless_test();
  bool refused;
  uint64_t done;
  assert_true(run_campaign(&careless, &refused, &done));
  assert_false(refused);
  assert_int_equal(done, CASES);
}

TEST(test_a_campaign_ends_when_something_else_changes_it) {
  for (unsigned m = 0; m < MODE_COUNT; m++) {
    bool refused;
    uint64_t done;
    leaves = &MODES[m];
    const bool ran = run_campaign(test_named("liar_always_hit_f64")->algorithm, &refused, &done);
    leaves = NULL;
    assert_false(ran);
    assert_true(refused);
    assert_int_equal(done, 0);
  }
}

int main(void) { return unit_run(NULL, NULL); }
