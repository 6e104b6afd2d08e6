/* Bounds on rounding: no test errs beyond its own, and none is so wide that it says nothing. */
#include "python.h"
#include "random.h"
#include "survey/survey.h"
#include "unit.h"

#include <math.h>

enum { TESTS_MAX = 512 };
static const double WIDEST = 5; /* a bound is at most so many times what was seen */

/* Right in real numbers, and written in doubles by somebody else. */
static bool needs_bound(const struct algorithm *a) {
  bool needs = a->form.type == TYPE_F64 && !form_is_resized(&a->form) &&
               (a->role == ROLE_TUTORIAL || a->role == ROLE_DETOUR);
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

static bool hold(void *context, const struct rounding_row *row) {
  const struct algorithm *a = row->entry->algorithm;
  double *seen = context;
  char text[CASE_TEXT];
  case_print(&a->form, row->numbers, NUMBER_HEX, text);
  if (row->wrong > 0 && !(row->worst <= a->rounding.ulps))
    fail_msg("%s errs by %g ulps, beyond its bound of %g: %s", a->id, row->worst, a->rounding.ulps, text);
  seen += row->entry - registry_at(0);
  *seen = fmax(*seen, row->worst);
  return true;
}

TEST(test_none_is_broken) {
  const struct registry_entry *test[TESTS_MAX];
  double seen[TESTS_MAX] = {0};
  assert_true(registry_count() <= TESTS_MAX);
  for (size_t k = 0; k < registry_count(); k++)
    test[k] = registry_at(k);
  for (uint64_t seed = 1; seed <= (getenv("GRAZE_LONG") != NULL ? 40 : 1); seed++) {
    const struct survey survey = {test, (unsigned)registry_count(), seed, &MIX_DEFAULT, 2};
    assert_true(survey_rounding(&survey, hold, seen));
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

int main(void) { return unit_run(NULL, NULL); }
