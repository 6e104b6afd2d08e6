#include "text.h"
#include "wording.h"

#include <ctype.h>
#include <float.h>
#include <inttypes.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_TEXT = 1600 }; /* room for a double written out to its last decimal */
enum { SHAPES_LIST = TEXT_WHY - 60 };

static bool says_infinity(const char *word) {
  word += *word == '-' || *word == '+';
  return *word == 'i' || *word == 'I';
}

/* A whole number as it is written: sign, significant digits, and the power of the scale that they stand at.
 */
struct written_digits {
  bool negative, hex, beyond; /* beyond: more digits than `digits` holds */
  u128 digits;                /* without zeros at the end */
  unsigned last;              /* the last digit that is not zero; 0 for zero itself */
  long long power;            /* of 10, or of 2 when hex */
};

static unsigned digit_value(char c) {
  if (c >= '0' && c <= '9')
    return (unsigned)(c - '0');
  const char lower = (char)(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? (unsigned)(lower - 'a') + 10 : 99;
}

/* The exponent after e or p, held to a size at which nothing but zero is in range. */
static bool read_power(const char *word, long long *power) {
  const bool minus = *word == '-';
  word += *word == '-' || *word == '+';
  if (*word == '\0' || strspn(word, "0123456789") != strlen(word))
    return false;
  long long value = 0;
  for (; *word != '\0'; word++)
    if (value < 1000000000)
      value = value * 10 + (*word - '0');
  *power += minus ? -value : value;
  return true;
}

/* The digits one after the other; zeros wait until a digit follows them, so that none are at the end. */
static const char *read_digits(const char *word, struct written_digits *written, bool *any) {
  const unsigned base = written->hex ? 16 : 10, step = written->hex ? 4 : 1;
  bool fraction = false;
  long long zeros = 0;
  for (; *word == '.' ? !fraction : digit_value(*word) < base; word++) {
    if (*word == '.') {
      fraction = true;
      continue;
    }
    *any = true;
    written->power -= fraction ? step : 0;
    zeros++;
    if (*word == '0')
      continue;
    written->last = digit_value(*word);
    for (; zeros > 0 && !written->beyond; zeros--) {
      written->beyond = written->digits >> 90 != 0;
      written->digits *= base;
    }
    written->digits += written->last;
    zeros = 0;
  }
  written->power += zeros * step;
  return word;
}

static bool read_written(const char *word, struct written_digits *written) {
  memset(written, 0, sizeof *written);
  written->negative = *word == '-';
  word += *word == '-' || *word == '+';
  written->hex = word[0] == '0' && (word[1] | 0x20) == 'x';
  bool any = false;
  word = read_digits(word + (written->hex ? 2 : 0), written, &any);
  if (any && (*word | 0x20) == (written->hex ? 'p' : 'e'))
    return read_power(word + 1, &written->power);
  return any && *word == '\0';
}

static bool written_is_whole(const struct written_digits *written) {
  if (written->last == 0 || written->power >= 0)
    return true;
  return written->hex && written->power >= -3 && written->last % (1U << -written->power) == 0;
}

static enum number_fault parse_whole(const char *word, int64_t least, int64_t most, int64_t *value) {
  struct written_digits written;
  if (!read_written(word, &written)) {
    char *end;
    return isinf(strtod(word, &end)) && *end == '\0' ? NUMBER_OUT_OF_RANGE : NUMBER_NOT_A_NUMBER;
  }
  if (!written_is_whole(&written))
    return NUMBER_NOT_WHOLE;
  const u128 limit = written.negative ? (u128)0 - (u128)(i128)least : (u128)most;
  u128 size = written.digits;
  if (written.last != 0 && written.power < 0)
    size >>= -written.power;
  for (long long k = 0; size != 0 && k < written.power && size <= limit; k++)
    size *= written.hex ? 2 : 10;
  if (written.beyond || size > limit)
    return NUMBER_OUT_OF_RANGE;
  *value = (int64_t)(written.negative ? -(i128)size : (i128)size);
  return NUMBER_OK;
}

/* strtod and printf follow the locale of the thread; numbers here are written in none. */
static locale_t enter_plain_locale(void) { return uselocale(newlocale(LC_ALL_MASK, "C", (locale_t)0)); }
static void leave_plain_locale(locale_t before) {
  const locale_t plain = uselocale(before);
  if (plain != before)
    freelocale(plain);
}

static enum number_fault parse_float(enum number_type type, const char *word, union number *number) {
  char *end;
  union number read;
  const locale_t before = enter_plain_locale();
  if (type == TYPE_F32)
    read.f32 = strtof(word, &end);
  else
    read.f64 = strtod(word, &end);
  leave_plain_locale(before);
  if (end == word || *end != '\0' || isspace((unsigned char)*word) || strchr(word, '(') != NULL)
    return NUMBER_NOT_A_NUMBER;
  if ((type == TYPE_F32 ? isinf(read.f32) : isinf(read.f64)) && !says_infinity(word))
    return NUMBER_OUT_OF_RANGE;
  *number = read;
  return NUMBER_OK;
}

enum number_fault number_parse(enum number_type type, const char *word, union number *number) {
  if (!type_is_whole(type))
    return parse_float(type, word, number);
  int64_t value = 0;
  const bool small = type == TYPE_I32;
  const enum number_fault fault =
      parse_whole(word, small ? INT32_MIN : INT64_MIN, small ? INT32_MAX : INT64_MAX, &value);
  if (fault != NUMBER_OK)
    return fault;
  if (small)
    number->i32 = (int32_t)value;
  else
    number->i64 = value;
  return NUMBER_OK;
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

/* A number of so many digits, set out in full where that is easier to read than an exponent: from 1e-5 up to
 * 1e17. `digits` are they, as printf writes them with an exponent. */
static char *put_decimal(double size, const char *digits, int count, char *text) {
  const int exponent = atoi(strchr(digits, 'e') + 1), after = count - 1 - exponent;
  if (exponent < -5 || exponent >= 17)
    return text + sprintf(text, "%.*e", count - 1, size);
  if (after >= 0)
    return text + sprintf(text, "%.*f", after, size);
  return text + sprintf(text, "%c%.*s%.*d", digits[0], count - 1, digits + 2, -after, 0);
}

/* The fewest digits of printf that read back. Decimals of 15 digits, or of 6, come through a double or a
 * float unchanged, so that fewer are those without the zeros at their end; only below its normal numbers a
 * type has less room. */
static char *put_shortest(enum number_type type, double size, char *text) {
  const bool narrow = type == TYPE_F32, normal = size >= (narrow ? (double)FLT_MIN : DBL_MIN);
  const int most = narrow ? FLT_DECIMAL_DIG : DBL_DECIMAL_DIG;
  char digits[NUMBER_TEXT];
  int count = !normal ? 1 : narrow ? FLT_DIG : DBL_DIG;
  for (; count <= most; count++) {
    snprintf(digits, sizeof digits, "%.*e", count - 1, size);
    if (narrow ? (double)strtof(digits, NULL) == size : strtod(digits, NULL) == size)
      break;
  }
  while (count > 1 && digits[count] == '0') /* behind the first stands the point */
    count--;
  return put_decimal(size, digits, count, text);
}

/* Most numbers of a campaign are small whole ones. */
static char *put_float(enum number_type type, double value, char *text) {
  const double size = fabs(value);
  if (signbit(value))
    *text++ = '-';
  if (size < 1e9 && size == floor(size))
    return text + sprintf(text, "%" PRIu64, (uint64_t)size);
  const locale_t before = enter_plain_locale();
  text = put_shortest(type, size, text);
  leave_plain_locale(before);
  return text;
}

static void print_hex(double value, char *text) {
  const locale_t before = enter_plain_locale();
  snprintf(text, NUMBER_TEXT, "%a", value);
  leave_plain_locale(before);
}

char *number_put(enum number_type type, union number number, char *text) {
  if (type_is_whole(type))
    return text + sprintf(text, "%" PRId64, type == TYPE_I32 ? number.i32 : number.i64);
  const double value = type == TYPE_F32 ? (double)number.f32 : number.f64;
  if (isfinite(value))
    return put_float(type, value, text);
  const char *word = isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
  return stpcpy(text, word);
}

void number_print(enum number_type type, union number number, enum number_style style, char *text) {
  const double value = type_is_whole(type) ? 0 : number_as_double(type, number);
  if (style == NUMBER_HEX && !type_is_whole(type) && isfinite(value))
    print_hex(value, text);
  else
    *number_put(type, number, text) = '\0';
}

void name_at(const char *names, unsigned k, char *name, size_t size) {
  names += strspn(names, " ");
  for (; k > 0; k--) {
    names += strcspn(names, " ");
    names += strspn(names, " ");
  }
  snprintf(name, size, "%.*s", (int)strcspn(names, " "), names);
}

/* The next word of `text` ("" at its end); a word too long for any number is cut, and so is no number. */
static bool next_word(const char **text, char word[WORD_TEXT]) {
  static const char SEPARATORS[] = " \t\r\n,";
  *text += strspn(*text, SEPARATORS);
  const size_t length = strcspn(*text, SEPARATORS);
  snprintf(word,
           WORD_TEXT,
           "%.*s%s",
           length < WORD_TEXT ? (int)length : 40,
           *text,
           length < WORD_TEXT ? "" : "...");
  *text += length;
  return length > 0;
}

/* Reads the number `name` from the text; false, with the reason, when there is none. */
static bool
number_next(enum number_type type, const char *name, const char **text, union number *number, char *why) {
  char word[WORD_TEXT], expected[TEXT_WHY];
  const bool found = next_word(text, word);
  const enum number_fault fault = found ? number_parse(type, word, number) : NUMBER_NOT_A_NUMBER;
  if (fault == NUMBER_OK)
    return true;
  number_expected(type, fault, expected);
  if (found)
    return say_why(why, TEXT_WHY, "%.40s: found '%.40s', %.100s", name, word, expected);
  return say_why(why, TEXT_WHY, "%.40s: found nothing, %.100s", name, expected);
}

/* Of a ring, the corners that it has are read. */
bool case_parse(
    const struct form *form, const char *names, const char *text, union number *numbers, char *why) {
  unsigned columns = 0;
  char word[WORD_TEXT], name[40];
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    const unsigned first = form_first_column(form, s);
    unsigned told = layout_is_ring(layout) ? 1 : layout_columns(layout);
    for (unsigned k = 0; k < told; k++) {
      name_at(names, first + k, name, sizeof name);
      const char *peek = text;
      if (!next_word(&peek, word))
        return say_why(why,
                       TEXT_WHY,
                       "%s: found nothing, expected %u numbers: %.80s",
                       name,
                       columns + told + form_columns(form) - form_first_column(form, s + 1),
                       names);
      if (!number_next(form->type, name, &text, &numbers[first + k], why))
        return false;
      told = layout_told(layout, form->type, numbers + first);
    }
    layout_fill(layout, form->type, numbers + first);
    columns += told;
  }
  for (unsigned k = form_first_column(form, SHAPES); k < form_columns(form); k++, columns++) {
    name_at(names, k, name, sizeof name);
    if (!number_next(form->type, name, &text, &numbers[k], why))
      return false;
  }
  if (!next_word(&text, word))
    return true;
  snprintf(
      why, TEXT_WHY, "found '%.40s' after the last number, expected %u numbers: %.70s", word, columns, names);
  return false;
}

const char *
case_print(const struct form *form, const union number *numbers, enum number_style style, char *text) {
  char *end = text;
  for (unsigned k = 0; k < form_columns(form); k++) {
    if (!form_tells(form, numbers, k))
      continue;
    if (end != text)
      *end++ = ' ';
    number_print(form->type, numbers[k], style, end);
    end += strlen(end);
  }
  *end = '\0';
  return text;
}

static bool layout_from_word(const char *word, enum layout *layout) {
  struct form form;
  char text[FORM_TEXT], why[FORM_TEXT];
  snprintf(text, sizeof text, "%.40s point i32", word);
  if (!form_parse(text, &form, why))
    return false;
  *layout = form.layouts[0];
  return true;
}

/* "a shape: point, segment, ..." */
static const char *list_shapes(char shapes[SHAPES_LIST]) {
  snprintf(shapes, SHAPES_LIST, "a shape:");
  for (enum layout l = 0; l < LAYOUTS; l++)
    text_add(shapes,
             SHAPES_LIST,
             "%s %s",
             l > 0 ? "," : "",
             layout_is_box(l) ? layout_short_name(l) : layout_name(l));
  return shapes;
}

static bool scene_number(const char *name, const char **text, struct scene_number *number, char *why) {
  char word[WORD_TEXT];
  const char *peek = *text;
  number->whole = next_word(&peek, word) && number_parse(TYPE_I64, word, &number->value) == NUMBER_OK;
  if (number->whole) {
    *text = peek;
    return true;
  }
  if (!number_next(TYPE_F64, name, text, &number->value, why))
    return false;
  const double value = number->value.f64;
  if (isfinite(value)) {
    /* 1e-400 and 0.9999999999999999999 mean the nearest double, and that may be a whole number. */
    if (value == trunc(value) && fabs(value) < 0x1p63)
      *number = (struct scene_number){.whole = true, .value.i64 = (int64_t)value};
    return true;
  }
  return say_why(why, TEXT_WHY, "%s: found '%.40s', expected a finite number", name, word);
}

static enum number_type scene_type(const struct scene_number *number) {
  return number->whole ? TYPE_I64 : TYPE_F64;
}

/* How many of its numbers are written. */
static unsigned scene_shape_told(const struct scene_shape *shape) {
  return layout_told(shape->layout, scene_type(&shape->numbers[0]), &shape->numbers[0].value);
}

/* Of a ring, that its count is why the numbers do not do, where no ring has so many corners; always false. */
static bool blame_count(const struct scene_shape *shape, char *why) {
  const struct scene_number *const first = &shape->numbers[0];
  char counted[NUMBER_TEXT];
  number_print(scene_type(first), first->value, NUMBER_DECIMAL, counted);
  const bool counts = !layout_is_ring(shape->layout) ||
                      ring_corners(shape->layout, number_as_double(scene_type(first), first->value)) > 0;
  return !counts && say_why(why,
                            TEXT_WHY,
                            "%s of %s: found %s, expected how many corners it has, from %d to %d",
                            layout_column(shape->layout, 0),
                            layout_name(shape->layout),
                            counted,
                            FEWEST_CORNERS,
                            (int)layout_columns(shape->layout) / 2);
}

bool scene_parse(const char *text, struct scene *scene, char *why) {
  char word[WORD_TEXT], name[40];
  memset(scene, 0, sizeof *scene);
  while (next_word(&text, word)) {
    if (scene->shapes == SHAPES && !scene->moves && strcmp(word, "by") == 0) {
      scene->moves = true;
      for (unsigned k = 0; k < WAY_COLUMNS; k++)
        if (!scene_number(k == 0 ? "dx" : "dy", &text, &scene->way[k], why))
          return false;
      continue;
    }
    struct scene_shape *shape = &scene->shape[scene->shapes];
    if (scene->shapes == SHAPES || !layout_from_word(word, &shape->layout)) {
      char shapes[SHAPES_LIST];
      const char *end = scene->shapes == SHAPES ? "the end after two shapes" : list_shapes(shapes);
      return say_why(why, TEXT_WHY, "found '%.40s', expected %s", word, end);
    }
    scene->shapes++;
    unsigned told = layout_is_ring(shape->layout) ? 1 : layout_columns(shape->layout);
    for (unsigned k = 0; k < told; k++) {
      snprintf(name, sizeof name, "%s of %s", layout_column(shape->layout, k), layout_name(shape->layout));
      if (!scene_number(name, &text, &shape->numbers[k], why))
        return k > 0 && blame_count(shape, why);
      told = scene_shape_told(shape);
    }
    for (unsigned k = told; k < layout_columns(shape->layout); k++)
      shape->numbers[k] = shape->numbers[k - 2];
  }
  if (scene->shapes == SHAPES)
    return true;
  return say_why(
      why, TEXT_WHY, "found %u shapes, expected two, as in 'box 0 0 1 1 disc 2 2 1'", scene->shapes);
}

const char *scene_print(const struct scene *scene, enum number_style style, char *text) {
  char *end = text;
  for (unsigned s = 0; s < scene->shapes; s++) {
    const struct scene_shape *shape = &scene->shape[s];
    end += sprintf(end, "%s%s", s > 0 ? " " : "", layout_name(shape->layout));
    for (unsigned k = 0; k < scene_shape_told(shape); k++) {
      *end++ = ' ';
      number_print(scene_type(&shape->numbers[k]), shape->numbers[k].value, style, end);
      end += strlen(end);
    }
  }
  for (unsigned k = 0; k < WAY_COLUMNS && scene->moves; k++) {
    end += sprintf(end, k == 0 ? " by " : " ");
    number_print(scene_type(&scene->way[k]), scene->way[k].value, style, end);
    end += strlen(end);
  }
  return text;
}
