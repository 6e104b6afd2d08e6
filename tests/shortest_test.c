/* The shortest decimal of a number, against printf and strtod: it reads back, nothing shorter does, and it is
 * the one that printf rounds to where that reads back too. */
#include "shortest.h"
#include "unit.h"

#include <float.h>
#include <math.h>

enum { RANDOM = 400000 };

static uint64_t next(uint64_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

static bool reads_back(const char *text, double value, bool is_float) {
  return is_float ? (double)strtof(text, NULL) == value : strtod(text, NULL) == value;
}

static void check(double value, bool is_float) {
  const struct decimal told = is_float ? shortest_f32((float)value) : shortest_f64(value);
  char text[32], fewer[64], rounded[64], own[64];
  const int count = snprintf(text, sizeof text, "%llu", (unsigned long long)told.digits);
  snprintf(own, sizeof own, "%se%d", text, told.exponent);
  if (!reads_back(own, value, is_float))
    fail_msg("%a: %s does not read back", value, own);
  if (told.digits % 10 == 0)
    fail_msg("%a: %s ends in a zero", value, own);
  if (count > 1) {
    snprintf(fewer, sizeof fewer, "%.*e", count - 2, value);
    if (reads_back(fewer, value, is_float))
      fail_msg("%a: %s, but %s is shorter", value, own, fewer);
  }
  snprintf(rounded, sizeof rounded, "%.*e", count - 1, value);
  if (reads_back(rounded, value, is_float) && strtod(rounded, NULL) != strtod(own, NULL))
    fail_msg("%a: %s, but %s is nearer", value, own, rounded);
}

TEST(test_doubles) {
  uint64_t random = 1;
  for (int k = 0; k < RANDOM; k++) {
    const uint64_t bits = next(&random) & ~((uint64_t)1 << 63);
    double value;
    memcpy(&value, &bits, sizeof value);
    if (isfinite(value) && value != 0)
      check(value, false);
    check((double)(bits >> 40) / 1000 + 0.001, false);
  }
}

/* At powers of two the interval is narrower below; at powers of ten the grids change. */
TEST(test_edges) {
  for (int e = -1074; e <= 1023; e++) {
    const double power = ldexp(1, e);
    check(power, false);
    check(nextafter(power, INFINITY), false);
    if (e > -1074)
      check(nextafter(power, 0), false);
  }
  for (int e = -323; e <= 308; e++) {
    char text[16];
    snprintf(text, sizeof text, "1e%d", e);
    const double power = strtod(text, NULL);
    assert_int_equal(shortest_f64(power).digits, 1);
    assert_int_equal(shortest_f64(power).exponent, e);
    check(nextafter(power, INFINITY), false);
    check(nextafter(power, 0) > 0 ? nextafter(power, 0) : power, false);
  }
  check(DBL_MAX, false);
}

TEST(test_floats) {
  uint64_t random = 2;
  for (int k = 0; k < RANDOM; k++) {
    const uint32_t bits = (uint32_t)(next(&random) >> 33);
    float value;
    memcpy(&value, &bits, sizeof value);
    if (isfinite(value) && value != 0)
      check((double)value, true);
  }
  for (int e = -149; e <= 127; e++)
    check(ldexp(1, e), true);
  check((double)FLT_MAX, true);
}

int main(void) { return unit_run(NULL, NULL); }
