/* Bounds on rounding: no test errs beyond its own, and none is so wide that it says nothing. */
#include "helpers/python.h"
#include "random.h"
#include "survey/survey.h"
#include "unit.h"

#include <float.h>
#include <math.h>
#include <unistd.h>

enum { TESTS_MAX = 512 };
static const double WIDEST = 5; /* a bound is at most so many times what was seen */

/* Right in real numbers, and written in doubles by somebody else. */
static bool needs_bound(const struct algorithm *a) {
  bool needs = a->form.type == TYPE_F64 && (a->role == ROLE_TUTORIAL || a->role == ROLE_DETOUR);
  for (unsigned d = 0; d < algorithm_defects(a); d++)
    needs &= a->defects[d].cause != CAUSE_LOGIC || a->defects[d].outcome == OUTCOME_BROKEN_CONTRACT;
  return needs;
}

TEST(test_who_has_one) {
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    if (needs_bound(a) != (a->rounding.why != NULL))
      fail_msg("%s: %s",
               a->id,
               needs_bound(a) ? "has no bound on its rounding" : "has a bound, and errs by logic");
  }
}

/* The farthest that each test was seen to err, as the survey's table tells it. */
static void look(const struct survey *survey, double *seen) {
  char why[STORE_WHY], path[] = "/tmp/rounding_test_XXXXXX";
  const int file = mkstemp(path);
  assert_true(file >= 0 && close(file) == 0);
  struct store *store = store_open(path, STORE_NEW, why);
  assert_non_null(store);
  unlink(path);
  struct statement *rows = statement_insert(store, "rounding");
  assert_true(survey_rounding(survey, rows) && statement_end(rows));
  rows = statement_new(store, "SELECT test, worst, numbers_hex FROM rounding WHERE wrong > 0");
  while (statement_row(rows)) {
    const struct registry_entry *entry = test_named(statement_text(rows, 0));
    const double worst = statement_real(rows, 1), bound = entry->algorithm->rounding.ulps;
    if (!(worst <= bound))
      fail_msg("%s errs by %g ulps, beyond its bound of %g: %s",
               entry->stem,
               worst,
               bound,
               statement_text(rows, 2));
    double *const of_test = &seen[entry - registry_at(0)];
    *of_test = fmax(*of_test, worst);
  }
  assert_true(statement_end(rows));
  store_close(store);
}

TEST(test_none_is_broken) {
  const struct registry_entry *test[TESTS_MAX];
  double seen[TESTS_MAX] = {0};
  assert_true(registry_count() <= TESTS_MAX);
  for (size_t k = 0; k < registry_count(); k++)
    test[k] = registry_at(k);
  for (uint64_t seed = 1; seed <= (getenv("GRAZE_LONG") != NULL ? 40 : 1); seed++) {
    const struct survey survey = {test, (unsigned)registry_count(), seed, &MIX_DEFAULT, 2, NULL, false};
    look(&survey, seen);
  }
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    if (a->rounding.why == NULL)
      continue;
    printf("%-18s bound %4.2f ulps, worst seen %.2f\n", a->id, a->rounding.ulps, seen[k]);
    assert_true(a->rounding.ulps <= WIDEST * seen[k]);
  }
}

/* What is known to be wrong by rounding is within the bound as well. */
TEST(test_witnesses_are_within) {
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    for (unsigned d = 0; a->rounding.why != NULL && d < algorithm_defects(a); d++) {
      union number numbers[FORM_MAX_COLUMNS];
      numbers_of(&a->form, a->defects[d].witness, numbers);
      if (rounding_ulps(&a->form, numbers) > a->rounding.ulps)
        fail_msg("%s: %s: beyond the bound", a->id, a->defects[d].witness);
    }
  }
}

/* Bits at random, at times only the first of them: python_power gives pow's result, without it or by it. */
TEST(test_a_power_is_what_pow_gives) {
  enum { NUMBERS = 1 << 20 };
  uint64_t seed = 1;
  unsigned short_ones = 0;
  for (unsigned k = 0; k < NUMBERS; k++) {
    const uint64_t bits = random_next(&seed) & ~(uint64_t)0 << (k % 8 == 0 ? 0 : 20 + k % 24);
    double number;
    memcpy(&number, &bits, sizeof number);
    bool raises = false;
    const double power = python_power(number, 2.0, &raises), expected = pow(number, 2.0);
    short_ones += isfinite(number) && has_exact_square(number);
    if (!isnan(number) && (power != expected || signbit(power) != signbit(expected)))
      fail_msg("%a ** 2.0: found %a, pow gives %a", number, power, expected);
    assert_int_equal(raises, isinf(expected) && isfinite(number));
  }
  assert_in_range(short_ones, NUMBERS / 4, NUMBERS / 2);
}

/* What clamp_py says without a look at how far the root is from r. */
static bool is_below(double dx, double dy, double r) { return pow(pow(dx, 2.0) + pow(dy, 2.0), 0.5) < r; }

/* Distances of any size, and radii off them by units in the last place and more: where a root is clear, pow
 * says the same; where numbers differ by more than 2^-47 of them, it is. */
TEST(test_a_clear_root_is_told_by_its_square) {
  enum { NUMBERS = 1 << 20 };
  uint64_t seed = 2;
  unsigned clear = 0, close = 0;
  for (unsigned k = 0; k < NUMBERS; k++) {
    const double scale = ldexp(1, (int)(random_next(&seed) % 1200) - 600);
    const double dx = scale * (double)(random_next(&seed) >> 11), dy = scale * (double)random_next(&seed);
    const double off = ldexp(1, -(int)(random_next(&seed) % 56)), sign = random_next(&seed) % 2 != 0 ? 1 : -1;
    const double distance = hypot(dx, dy), r = distance * (1 + sign * off), square = dx * dx + dy * dy;
    const bool is_clear = root_is_clear(square, r);
    if (is_clear && (square < r * r) != is_below(dx, dy, r))
      fail_msg("%a %a, and %a", dx, dy, r);
    clear += is_clear;
    close += !is_clear && off <= 0x1p-48;
    const bool is_plain = distance > 0x1p-400 && distance < 0x1p400 && r > 0x1p-400 && r < 0x1p400;
    assert_true(is_clear || !is_plain || off < 0x1p-47);
  }
  assert_true(clear > NUMBERS / 2 && close > NUMBERS / 20);
  static const double ODD[] = {NAN, INFINITY, -1, 0, 1e200, 1e-200, DBL_MAX};
  for (unsigned k = 0; k < sizeof ODD / sizeof ODD[0]; k++) {
    assert_false(root_is_clear(1, ODD[k]));
    assert_true(k == 3 || k == 5 || !root_is_clear(ODD[k] * ODD[k], 1));
  }
}

int main(void) { return unit_run(NULL, NULL); }
