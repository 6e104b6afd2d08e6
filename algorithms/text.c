#include "text.h"

#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The digits of a plain whole number: an optional sign and decimal digits. */
static bool is_plain_whole(const char *word) {
  word += *word == '-' || *word == '+';
  return *word != '\0' && strspn(word, "0123456789") == strlen(word);
}

static enum number_fault parse_i64(const char *word, int64_t *value) {
  if (is_plain_whole(word)) {
    errno = 0;
    *value = strtoll(word, NULL, 10);
    return errno == ERANGE ? NUMBER_OUT_OF_RANGE : NUMBER_OK;
  }
  char *end;
  const double number = strtod(word, &end);
  if (end == word || *end != '\0' || isnan(number))
    return NUMBER_NOT_A_NUMBER;
  if (isinf(number) || number < -0x1p63 || number >= 0x1p63)
    return NUMBER_OUT_OF_RANGE;
  if (number != floor(number))
    return NUMBER_NOT_WHOLE;
  *value = (int64_t)number;
  return NUMBER_OK;
}

/* `nan`, `inf`, `infinity` with a sign, in any case, are read; nan(...) is not. */
static bool reads_as_number(const char *word, const char *end) {
  return end != word && *end == '\0' && strchr(word, '(') == NULL && *word != ' ' && *word != '\t';
}

static bool says_infinity(const char *word) {
  word += *word == '-' || *word == '+';
  return *word == 'i' || *word == 'I';
}

enum number_fault number_parse(enum number_type type, const char *word, union number *number) {
  char *end;
  if (type == TYPE_I32 || type == TYPE_I64) {
    int64_t value = 0;
    const enum number_fault fault = parse_i64(word, &value);
    if (fault != NUMBER_OK)
      return fault;
    if (type == TYPE_I64)
      number->i64 = value;
    else if (value < INT32_MIN || value > INT32_MAX)
      return NUMBER_OUT_OF_RANGE;
    else
      number->i32 = (int32_t)value;
    return NUMBER_OK;
  }
  if (type == TYPE_F32) {
    const float value = strtof(word, &end);
    if (!reads_as_number(word, end))
      return NUMBER_NOT_A_NUMBER;
    number->f32 = value;
    return isinf(value) && !says_infinity(word) ? NUMBER_OUT_OF_RANGE : NUMBER_OK;
  }
  const double value = strtod(word, &end);
  if (!reads_as_number(word, end))
    return NUMBER_NOT_A_NUMBER;
  number->f64 = value;
  return isinf(value) && !says_infinity(word) ? NUMBER_OUT_OF_RANGE : NUMBER_OK;
}

void number_expected(enum number_type type, enum number_fault fault, char *why) {
  static const char *const RANGE[TYPES] = {
      [TYPE_I32] = "-2147483648 to 2147483647",
      [TYPE_I64] = "-9223372036854775808 to 9223372036854775807",
      [TYPE_F32] = "-3.4028235e38 to 3.4028235e38",
      [TYPE_F64] = "-1.7976931348623157e308 to 1.7976931348623157e308",
  };
  if (type_is_whole(type))
    snprintf(why, TEXT_WHY, "expected a whole number from %s", RANGE[type]);
  else if (fault == NUMBER_OUT_OF_RANGE)
    snprintf(why, TEXT_WHY, "expected a number from %s (%s), inf or nan", RANGE[type], type_name(type));
  else
    snprintf(why, TEXT_WHY, "expected a number such as 0.1, 1e-3, 0x1.8p+1, inf or nan");
}

/* Between 1e-5 and 1e17 digits are easier to read than an exponent. */
static void plain_digits(double value, int digits, char *text) {
  const double size = fabs(value);
  if (size == 0 || (size >= 1e-5 && size < 1e17)) {
    const int exponent = size == 0 ? 0 : (int)floor(log10(size));
    const int decimals = digits - 1 - exponent;
    char plain[NUMBER_TEXT * 2];
    snprintf(plain, sizeof plain, "%.*f", decimals > 0 ? decimals : 0, value);
    if (strtod(plain, NULL) == value && strlen(plain) < NUMBER_TEXT) {
      char *dot = strchr(plain, '.');
      if (dot != NULL) {
        char *last = plain + strlen(plain) - 1;
        while (*last == '0')
          *last-- = '\0';
        if (last == dot)
          *last = '\0';
      }
      memcpy(text, plain, strlen(plain) + 1);
      return;
    }
  }
  snprintf(text, NUMBER_TEXT, "%.*g", digits, value);
}

static void print_double(double value, char *text) {
  if (isnan(value) || isinf(value)) {
    snprintf(text, NUMBER_TEXT, "%s", isnan(value) ? "nan" : value > 0 ? "inf" : "-inf");
    return;
  }
  char attempt[NUMBER_TEXT];
  int digits = 0;
  do
    snprintf(attempt, sizeof attempt, "%.*g", ++digits, value);
  while (digits < 17 && strtod(attempt, NULL) != value);
  plain_digits(value, digits, text);
}

static void print_float(float value, char *text) {
  if (isnan(value) || isinf(value)) {
    print_double((double)value, text);
    return;
  }
  char attempt[NUMBER_TEXT];
  int digits = 0;
  do
    snprintf(attempt, sizeof attempt, "%.*g", ++digits, (double)value);
  while (digits < 9 && strtof(attempt, NULL) != value);
  plain_digits(strtod(attempt, NULL), digits, text);
}

void number_print(enum number_type type, union number number, enum number_style style, char *text) {
  const bool finite = type == TYPE_F32 ? isfinite(number.f32) : isfinite(number.f64);
  switch (type) {
  case TYPE_I32:
    snprintf(text, NUMBER_TEXT, "%d", number.i32);
    return;
  case TYPE_I64:
    snprintf(text, NUMBER_TEXT, "%lld", (long long)number.i64);
    return;
  default:
    break;
  }
  if (style == NUMBER_HEX && finite)
    snprintf(text, NUMBER_TEXT, "%a", type == TYPE_F32 ? (double)number.f32 : number.f64);
  else if (type == TYPE_F32)
    print_float(number.f32, text);
  else
    print_double(number.f64, text);
}

void name_at(const char *names, unsigned k, char *name, size_t size) {
  size_t length = 0;
  for (unsigned n = 0;; n++) {
    names += strspn(names, " ");
    length = strcspn(names, " ");
    if (n == k || length == 0)
      break;
    names += length;
  }
  snprintf(name, size, "%.*s", (int)length, names);
}

/* The next word of `text`, cut to size; false at the end. */
static bool next_word(const char **text, char *word, size_t size) {
  *text += strspn(*text, " \t,");
  const size_t length = strcspn(*text, " \t,");
  snprintf(word, size, "%.*s", (int)(length < size ? length : size - 1), *text);
  *text += length;
  return length > 0;
}

bool case_parse(
    const struct form *form, const char *names, const char *text, union number *numbers, char *why) {
  const unsigned columns = form_columns(form);
  char word[80], name[24];
  for (unsigned k = 0; k < columns; k++) {
    name_at(names, k, name, sizeof name);
    if (!next_word(&text, word, sizeof word)) {
      snprintf(why,
               TEXT_WHY,
               "%s: found nothing, expected a number: the test takes %u (%s)",
               name,
               columns,
               names);
      return false;
    }
    const enum number_fault fault = number_parse(form->type, word, &numbers[k]);
    if (fault != NUMBER_OK) {
      char expected[TEXT_WHY];
      number_expected(form->type, fault, expected);
      snprintf(why, TEXT_WHY, "%s: found '%.40s', %.110s", name, word, expected);
      return false;
    }
  }
  if (next_word(&text, word, sizeof word)) {
    snprintf(
        why, TEXT_WHY, "found '%.40s' after the last number, expected %u numbers (%s)", word, columns, names);
    return false;
  }
  return true;
}

void case_print(const struct form *form, const union number *numbers, enum number_style style, char *text) {
  const unsigned columns = form_columns(form);
  for (unsigned k = 0; k < columns; k++) {
    number_print(form->type, numbers[k], style, text);
    text += strlen(text);
    if (k + 1 < columns)
      *text++ = ' ';
  }
  *text = '\0';
}

static bool layout_from_word(const char *word, enum layout *layout) {
  struct form form;
  char text[FORM_TEXT], why[FORM_TEXT];
  snprintf(text, sizeof text, "%.40s point i32", word);
  if (!form_parse(text, &form, why) || form.layouts[0] == LAYOUT_RESIZE)
    return false;
  *layout = form.layouts[0];
  return true;
}

static bool scene_number(const char *word, struct scene_number *number) {
  number->whole = is_plain_whole(word) && number_parse(TYPE_I64, word, &number->value) == NUMBER_OK;
  if (number->whole)
    return true;
  return number_parse(TYPE_F64, word, &number->value) == NUMBER_OK && isfinite(number->value.f64);
}

bool scene_parse(const char *text, struct scene *scene, char *why) {
  char word[80];
  memset(scene, 0, sizeof *scene);
  while (next_word(&text, word, sizeof word)) {
    struct scene_shape *shape = &scene->shape[scene->shapes];
    if (scene->shapes == 2 || !layout_from_word(word, &shape->layout)) {
      snprintf(why,
               TEXT_WHY,
               "found '%.40s', expected %s",
               word,
               scene->shapes == 2 ? "no more than two shapes"
                                  : "a shape: point, disc, box, box-ltrb, box-centre, square or pixels");
      return false;
    }
    scene->shapes++;
    for (unsigned k = 0; k < layout_columns(shape->layout); k++)
      if (!next_word(&text, word, sizeof word) || !scene_number(word, &shape->numbers[k])) {
        snprintf(why,
                 TEXT_WHY,
                 "%s of %s: found '%.40s', expected a finite number",
                 layout_column(shape->layout, k),
                 layout_name(shape->layout),
                 word);
        return false;
      }
  }
  if (scene->shapes != 2) {
    snprintf(why, TEXT_WHY, "found %u shapes, expected two, as in 'box 0 0 1 1 disc 2 2 1'", scene->shapes);
    return false;
  }
  return true;
}

void scene_print(const struct scene *scene, enum number_style style, char *text) {
  for (unsigned s = 0; s < scene->shapes; s++) {
    const struct scene_shape *shape = &scene->shape[s];
    text += sprintf(text, "%s%s", s > 0 ? " " : "", layout_name(shape->layout));
    for (unsigned k = 0; k < layout_columns(shape->layout); k++) {
      *text++ = ' ';
      number_print(shape->numbers[k].whole ? TYPE_I64 : TYPE_F64, shape->numbers[k].value, style, text);
      text += strlen(text);
    }
  }
}
