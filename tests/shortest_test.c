/* The decimal of a number: it reads back, no fewer digits of printf do, and it is the one that printf rounds
 * to. */
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

/* The digits of a decimal without the zeros at its begin and end, which say only how large it is. */
static int digits_of(const char *text) {
  int count = 0, zeros = 0;
  for (; *text != '\0' && *text != 'e'; text++) {
    if (*text == '.' || (*text == '0' && count == 0))
      continue;
    zeros = *text == '0' ? zeros + 1 : 0;
    count++;
  }
  return count - zeros;
}

static int check(double value, bool is_float) {
  char own[NUMBER_TEXT], fewer[64], rounded[64];
  const union number number = is_float ? (union number){.f32 = (float)value} : (union number){.f64 = value};
  number_print(is_float ? TYPE_F32 : TYPE_F64, number, NUMBER_DECIMAL, own);
  const int count = digits_of(own);
  if (!reads_back(own, value, is_float))
    fail_msg("%a: %s does not read back", value, own);
  if (value < 1e9 && value == floor(value))
    return count; /* whole numbers are set out in full */
  if (count > 1) {
    snprintf(fewer, sizeof fewer, "%.*e", count - 2, value);
    if (reads_back(fewer, value, is_float))
      fail_msg("%a: %s, but %s is shorter", value, own, fewer);
  }
  snprintf(rounded, sizeof rounded, "%.*e", count - 1, value);
  if (strtod(rounded, NULL) != strtod(own, NULL))
    fail_msg("%a: %s, but %s is nearer", value, own, rounded);
  return count;
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

/* At powers of two the interval is narrower below. */
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
    assert_int_equal(check(power, false), 1);
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
