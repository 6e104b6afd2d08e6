/* Numbers as text: read exactly, written so that they read back the same. */
#include "cases.h"
#include "unit.h"

#include <float.h>
#include <math.h>

static enum number_fault fault_of(enum number_type type, const char *word) {
  union number number;
  return number_parse(type, word, &number);
}

TEST(test_reading) {
  union number n;
  assert_int_equal(number_parse(TYPE_I32, "-2147483648", &n), NUMBER_OK);
  assert_int_equal(n.i32, INT32_MIN);
  assert_int_equal(fault_of(TYPE_I32, "2147483648"), NUMBER_OUT_OF_RANGE);
  assert_int_equal(fault_of(TYPE_I64, "9223372036854775808"), NUMBER_OUT_OF_RANGE);
  assert_int_equal(number_parse(TYPE_I64, "9223372036854775807", &n), NUMBER_OK);
  assert_true(n.i64 == INT64_MAX);
  assert_int_equal(number_parse(TYPE_I32, "0x1.4p+2", &n), NUMBER_OK);
  assert_int_equal(n.i32, 5);
  assert_int_equal(fault_of(TYPE_I32, "5.5"), NUMBER_NOT_WHOLE);
  assert_int_equal(fault_of(TYPE_I32, "five"), NUMBER_NOT_A_NUMBER);
  assert_int_equal(fault_of(TYPE_I32, ""), NUMBER_NOT_A_NUMBER);
  assert_int_equal(fault_of(TYPE_I32, "nan"), NUMBER_NOT_A_NUMBER);
  assert_int_equal(fault_of(TYPE_F64, "1e400"), NUMBER_OUT_OF_RANGE);
  assert_int_equal(fault_of(TYPE_F32, "1e39"), NUMBER_OUT_OF_RANGE);
  assert_int_equal(fault_of(TYPE_F64, "-inf"), NUMBER_OK);
  assert_int_equal(fault_of(TYPE_F64, "nan"), NUMBER_OK);
  assert_int_equal(fault_of(TYPE_F64, "1.0x"), NUMBER_NOT_A_NUMBER);
  assert_int_equal(fault_of(TYPE_F64, "0x1p-1074"), NUMBER_OK);
  /* halfway between two floats, plus a hair that a double would lose: one rounding goes up, two go down */
  assert_int_equal(number_parse(TYPE_F32, "1.00000005960464477539062500000000000000000001", &n), NUMBER_OK);
  assert_true(n.f32 == 0x1.000002p+0F);
}

static void assert_whole(const char *word, int64_t value) {
  union number n = {.i64 = 0};
  assert_int_equal(number_parse(TYPE_I64, word, &n), NUMBER_OK);
  assert_true(n.i64 == value);
}

/* Where a detour through a double would round. */
TEST(test_whole_numbers_are_exact) {
  assert_whole("9007199254740993.0", 9007199254740993);
  assert_whole("9223372036854775807.000", INT64_MAX);
  assert_whole("-9223372036854775808", INT64_MIN);
  assert_whole("0x7fffffffffffffff", INT64_MAX);
  assert_whole("0x.8p+2", 2);
  assert_whole("0x1.ap+4", 26);
  assert_whole("0x18p-3", 3);
  assert_whole("922337203685477580700e-2", INT64_MAX);
  assert_whole("0.0005e4", 5);
  assert_whole("+5.", 5);
  assert_whole("-0", 0);
  assert_whole("0e999999999999999999999", 0);
  assert_whole("000000000000000000000000000000000000000000000000000000000001", 1);
  static const char *const FRACTIONS[] = {"1.00000000000000000000000000001",
                                          "1e-400",
                                          "0x1p-1",
                                          "0x1p-99999",
                                          "123456789012345678901234567890.5"};
  for (unsigned k = 0; k < sizeof FRACTIONS / sizeof FRACTIONS[0]; k++)
    assert_int_equal(fault_of(TYPE_I64, FRACTIONS[k]), NUMBER_NOT_WHOLE);
  static const char *const BEYOND[] = {"0x8000000000000000",
                                       "-9223372036854775809",
                                       "1e19",
                                       "1e999999999999999999999",
                                       "inf",
                                       "123456789012345678901234567890123456789012345678901234567890"};
  for (unsigned k = 0; k < sizeof BEYOND / sizeof BEYOND[0]; k++)
    assert_int_equal(fault_of(TYPE_I64, BEYOND[k]), NUMBER_OUT_OF_RANGE);
  static const char *const WORDS[] = {
      "-", ".", "0x", "1e", "1e+", "1p3", "0x1e+3", "1.2.3", " 1", "1 ", "--1"};
  for (unsigned k = 0; k < sizeof WORDS / sizeof WORDS[0]; k++)
    assert_int_equal(fault_of(TYPE_I64, WORDS[k]), NUMBER_NOT_A_NUMBER);
  static const char *const FLOATS[] = {"", " 1", "1 ", "nan(1)", "0x", "1e", "infinite", "1,5"};
  for (unsigned k = 0; k < sizeof FLOATS / sizeof FLOATS[0]; k++)
    assert_int_equal(fault_of(k % 2 ? TYPE_F64 : TYPE_F32, FLOATS[k]), NUMBER_NOT_A_NUMBER);
}

TEST(test_writing) {
  char text[NUMBER_TEXT];
  const struct {
    double value;
    const char *text;
  } rows[] = {{0.1, "0.1"},
              {1048576, "1048576"},
              {-0.0, "-0"},
              {1e200, "1e+200"},
              {0.1 + 0.2, "0.30000000000000004"},
              {5e-324, "5e-324"},
              {1e16, "10000000000000000"},
              {123456789.125, "123456789.125"},
              {0.00001, "0.00001"},
              {-0.000012345, "-0.000012345"},
              {0.000001, "1e-06"},
              {1e17, "1e+17"},
              {99999999999999984, "99999999999999980"},
              {0x1p53 + 2, "9007199254740994"},
              {1.7976931348623157e308, "1.7976931348623157e+308"}};
  for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++) {
    number_print(TYPE_F64, (union number){.f64 = rows[k].value}, NUMBER_DECIMAL, text);
    assert_string_equal(text, rows[k].text);
  }
  number_print(TYPE_F32, (union number){.f32 = 0.1F}, NUMBER_DECIMAL, text);
  assert_string_equal(text, "0.1");
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

/* The decimal of a number reads back, no fewer digits of printf do, and it is the one that printf rounds to.
 * Returns how many digits it has. */
static int check_decimal(enum number_type type, union number n) {
  char own[NUMBER_TEXT], fewer[NUMBER_TEXT], rounded[NUMBER_TEXT];
  union number back;
  const double value = number_as_double(type, n);
  number_print(type, n, NUMBER_DECIMAL, own);
  const int count = digits_of(own + (own[0] == '-'));
  assert_int_equal(number_parse(type, own, &back), NUMBER_OK);
  if (!isfinite(value))
    return 0;
  if (number_as_double(type, back) != value || signbit(number_as_double(type, back)) != signbit(value))
    fail_msg("%a: %s does not read back", value, own);
  if (fabs(value) < 1e9 && value == trunc(value))
    return count; /* whole numbers are set out in full */
  snprintf(fewer, sizeof fewer, "%.*e", count > 1 ? count - 2 : 0, value);
  snprintf(rounded, sizeof rounded, "%.*e", count - 1, value);
  if (count > 1 && (type == TYPE_F32 ? (double)strtof(fewer, NULL) : strtod(fewer, NULL)) == value)
    fail_msg("%a: %s, but %s is shorter", value, own, fewer);
  if (strtod(rounded, NULL) != strtod(own, NULL))
    fail_msg("%a: %s, but %s is nearer", value, own, rounded);
  return count;
}

static int check_double(double value) { return check_decimal(TYPE_F64, (union number){.f64 = value}); }

TEST(test_round_trip) {
  uint64_t random = 9;
  for (int k = 0; k < 800000; k++) {
    const enum number_type type = k % 2 ? TYPE_F64 : TYPE_F32;
    const uint64_t bits = random_next(&random);
    union number n = {.i64 = (int64_t)bits}, back;
    if (type == TYPE_F32)
      n.i32 = (int32_t)bits;
    char text[NUMBER_TEXT];
    check_decimal(type, n);
    check_double((double)(bits >> 40) / 1000 + 0.001);
    number_print(type, n, NUMBER_HEX, text);
    if (strstr(text, "nan") != NULL)
      continue;
    assert_int_equal(number_parse(type, text, &back), NUMBER_OK);
    assert_true(type == TYPE_F32 ? back.i32 == n.i32 : back.i64 == n.i64);
  }
}

/* At powers of two the interval is narrower below. */
TEST(test_decimals_of_edges) {
  for (int e = -1074; e <= 1023; e++) {
    const double power = ldexp(1, e);
    check_double(power);
    check_double(nextafter(power, INFINITY));
    check_double(nextafter(power, 0));
    if (e >= -149 && e <= 127)
      check_decimal(TYPE_F32, (union number){.f32 = (float)power});
  }
  for (int e = -323; e <= 308; e++) {
    char text[16];
    snprintf(text, sizeof text, "1e%d", e);
    const double power = strtod(text, NULL);
    assert_int_equal(check_double(power), 1);
    check_double(nextafter(power, INFINITY));
    check_double(nextafter(power, 0));
  }
  check_double(DBL_MAX);
  check_decimal(TYPE_F32, (union number){.f32 = FLT_MAX});
}

TEST(test_case_messages) {
  const struct form form = form_of("point disc i32");
  union number n[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  assert_true(case_parse(&form, "px py cx cy cr", "1,2, 3 4\t5", n, why));
  assert_false(case_parse(&form, "px py cx cy cr", "1 2 3 4", n, why));
  assert_non_null(strstr(why, "cr: found nothing"));
  assert_false(case_parse(&form, "px py cx cy cr", "1 2 x 4 5", n, why));
  assert_non_null(strstr(why, "cx: found 'x'"));
  assert_false(case_parse(&form, "px py cx cy cr", "1 2 3 4 5 6", n, why));
  assert_non_null(strstr(why, "found '6'"));
}

TEST(test_a_long_number_is_read_whole) {
  const struct form form = form_of("point disc f64");
  union number n[FORM_MAX_COLUMNS];
  char why[TEXT_WHY], text[4000];
  snprintf(text, sizeof text, "0.%01000d 2 3 4 5", 1);
  assert_true(case_parse(&form, "px py cx cy cr", text, n, why));
  assert_true(n[0].f64 == 0);
  snprintf(text, sizeof text, "1 2 3 4 0.%03000d", 1);
  assert_false(case_parse(&form, "px py cx cy cr", text, n, why));
  assert_non_null(strstr(why, "cr: found '0.000"));
}

static void assert_scene(const char *text, const char *printed) {
  struct scene scene;
  char why[TEXT_WHY] = "", back[CASE_TEXT];
  assert_true(scene_parse(text, &scene, why));
  scene_print(&scene, NUMBER_DECIMAL, back);
  assert_string_equal(back, printed);
}

static void assert_no_scene(const char *text, const char *reason) {
  struct scene scene;
  char why[TEXT_WHY];
  assert_false(scene_parse(text, &scene, why));
  assert_non_null(strstr(why, reason));
}

TEST(test_scenes) {
  assert_scene("box 0 0 1 1 disc 2 2 1", "box-xywh 0 0 1 1 disc 2 2 1");
  assert_scene("point 5.0,0.1 square -1 9007199254740993 2", "point 5 0.1 box-square -1 9007199254740993 2");
  assert_scene("box-ltrb 0 0 1e30 1 box-centre 0 0 1 1", "box-ltrb 0 0 1e+30 1 box-centre 0 0 1 1");
  assert_no_scene("", "found 0 shapes, expected two");
  assert_no_scene("box 0 0 1 1", "found 1 shapes, expected two");
  assert_no_scene("box 0 0 1 disc 2 2 1", "h of box-xywh: found 'disc'");
  assert_no_scene("box 0 0 1 1 disc 2 2", "r of disc: found nothing");
  assert_no_scene("box 0 0 1 inf disc 2 2 1", "h of box-xywh: found 'inf', expected a finite number");
  assert_no_scene("box 0 0 1 1 disc 2 2 1e400", "found '1e400'");
  assert_no_scene("box 0 0 1 1 disc 2 2 1 9", "found '9', expected the end");
}

TEST(test_names) {
  char name[4];
  name_at("px  py long", 1, name, sizeof name);
  assert_string_equal(name, "py");
  name_at("px  py long", 2, name, sizeof name);
  assert_string_equal(name, "lon");
  name_at("px  py long", 3, name, sizeof name);
  assert_string_equal(name, "");
}

/* Reads text to its first fault; the reason, and the line it is told for. */
static void assert_csv_fault(const char *text, size_t length, unsigned long line, const char *reason) {
  struct csv *csv = calloc(1, sizeof *csv);
  char *copy = malloc(length), why[CSV_WHY];
  assert_non_null(csv);
  assert_non_null(copy);
  memcpy(copy, text, length);
  FILE *file = fmemopen(copy, length, "r");
  assert_non_null(file);
  csv_open(csv, file);
  enum csv_status status;
  do
    status = csv_next(csv, why);
  while (status == CSV_ROW);
  assert_int_equal(status, CSV_FAULT);
  assert_int_equal(csv->line, line);
  assert_non_null(strstr(why, reason));
  fclose(file);
  free(copy);
  free(csv);
}

TEST(test_csv_faults) {
  assert_csv_fault("a\n\"b", 4, 2, "not closed");
  assert_csv_fault("a\n\n\"b\"c", 7, 3, "after a closing quote");
  assert_csv_fault("a\nb\0c\n", 6, 2, "NUL byte");
  char many[CSV_FIELDS + 1];
  memset(many, ',', sizeof many);
  assert_csv_fault(many, sizeof many, 1, "more than 64 fields");
  char *wide = malloc(CSV_LINE);
  assert_non_null(wide);
  memset(wide, '1', CSV_LINE);
  assert_csv_fault(wide, CSV_LINE, 1, "more than 65535 bytes");
  free(wide);
}

TEST(test_csv) {
  struct csv *csv = calloc(1, sizeof *csv);
  assert_non_null(csv);
  char text[] = "\xef\xbb\xbf"
                "a,\"b\", c \r\n\n1,2,3\r\n4,,6";
  FILE *file = fmemopen(text, sizeof text - 1, "r");
  assert_non_null(file);
  char why[CSV_WHY];
  csv_open(csv, file);
  assert_int_equal(csv_next(csv, why), CSV_ROW);
  assert_int_equal(csv->fields, 3);
  assert_string_equal(csv->field[0], "a");
  assert_string_equal(csv->field[1], "b");
  assert_string_equal(csv->field[2], "c");
  assert_int_equal(csv_next(csv, why), CSV_ROW);
  assert_int_equal(csv->line, 3);
  assert_int_equal(csv_next(csv, why), CSV_ROW);
  assert_string_equal(csv->field[1], "");
  assert_int_equal(csv_next(csv, why), CSV_END);
  fclose(file);
  free(csv);
}

int main(void) { return unit_run(NULL, NULL); }
