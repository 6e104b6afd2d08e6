/* Numbers as text: read exactly, written so that they read back the same. */
#include "cases.h"
#include "csv.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static enum number_fault fault_of(enum number_type type, const char *word) {
  union number number;
  return number_parse(type, word, &number);
}

static void test_reading(void **state) {
  (void)state;
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

static void test_writing(void **state) {
  (void)state;
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
              {123456789.125, "123456789.125"}};
  for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++) {
    number_print(TYPE_F64, (union number){.f64 = rows[k].value}, NUMBER_DECIMAL, text);
    assert_string_equal(text, rows[k].text);
  }
  number_print(TYPE_F32, (union number){.f32 = 0.1F}, NUMBER_DECIMAL, text);
  assert_string_equal(text, "0.1");
}

static void test_round_trip(void **state) {
  (void)state;
  uint64_t random = 9;
  for (int k = 0; k < 300000; k++) {
    const enum number_type type = k % 2 ? TYPE_F64 : TYPE_F32;
    const uint64_t bits = cases_random(&random);
    union number n = {.i64 = (int64_t)bits}, back;
    if (type == TYPE_F32)
      n.i32 = (int32_t)bits;
    char text[NUMBER_TEXT];
    number_print(type, n, k % 3 ? NUMBER_DECIMAL : NUMBER_HEX, text);
    if (strstr(text, "nan") != NULL)
      continue;
    assert_int_equal(number_parse(type, text, &back), NUMBER_OK);
    assert_true(type == TYPE_F32 ? back.i32 == n.i32 : back.i64 == n.i64);
  }
}

static void test_case_messages(void **state) {
  (void)state;
  struct form form;
  union number n[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  assert_true(form_parse("point disc i32", &form, why));
  assert_true(case_parse(&form, "px py cx cy cr", "1,2, 3 4\t5", n, why));
  assert_false(case_parse(&form, "px py cx cy cr", "1 2 3 4", n, why));
  assert_non_null(strstr(why, "cr: found nothing"));
  assert_false(case_parse(&form, "px py cx cy cr", "1 2 x 4 5", n, why));
  assert_non_null(strstr(why, "cx: found 'x'"));
  assert_false(case_parse(&form, "px py cx cy cr", "1 2 3 4 5 6", n, why));
  assert_non_null(strstr(why, "after the last number"));
}

static void test_csv(void **state) {
  (void)state;
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_reading),
      cmocka_unit_test(test_writing),
      cmocka_unit_test(test_round_trip),
      cmocka_unit_test(test_case_messages),
      cmocka_unit_test(test_csv),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
