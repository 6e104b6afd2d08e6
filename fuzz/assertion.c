/* Cases as assertions. */
#include "text.h"
#include "words.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum language language_of(const char *given) {
  static const struct {
    const char *hint;
    enum language language;
  } HINT[] = {{"--plugin", LANGUAGE_C},
              {".js", LANGUAGE_JS},
              {".mjs", LANGUAGE_JS},
              {".cjs", LANGUAGE_JS},
              {".py", LANGUAGE_PYTHON},
              {"java", LANGUAGE_JAVA},
              {"dotnet", LANGUAGE_CSHARP},
              {"mono ", LANGUAGE_CSHARP},
              {".cs", LANGUAGE_CSHARP}};
  for (unsigned k = 0; k < sizeof HINT / sizeof HINT[0]; k++)
    if (strstr(given, HINT[k].hint) != NULL)
      return HINT[k].language;
  return LANGUAGES;
}

/* The least whole number has no literal of its own where a sign is an operator. */
static void
print_whole(enum number_type type, int64_t value, enum language language, char *text, size_t size) {
  const bool wide = type == TYPE_I64;
  const bool least = value == (wide ? INT64_MIN : INT32_MIN);
  const char *suffix = wide && (language == LANGUAGE_JAVA || language == LANGUAGE_CSHARP) ? "L"
                       : wide && language == LANGUAGE_C                                   ? "LL"
                                                                                          : "";
  if (language == LANGUAGE_JS && (value > 0x1FFFFFFFFFFFFF || value < -0x1FFFFFFFFFFFFF))
    suffix = "n";
  if (least && language == LANGUAGE_C)
    snprintf(text, size, "(%" PRId64 "%s - 1)", value + 1, suffix);
  else
    snprintf(text, size, "%" PRId64 "%s", value, suffix);
}

/* A single in a language whose floats are doubles is written as the double that it is. */
static void
print_float(enum number_type type, union number number, enum language language, char *text, size_t size) {
  char shortest[NUMBER_TEXT];
  const bool doubles = language == LANGUAGE_PYTHON || language == LANGUAGE_JS;
  const bool single = type == TYPE_F32 && !doubles;
  if (type == TYPE_F32 && doubles)
    number_print(TYPE_F64, (union number){.f64 = (double)number.f32}, NUMBER_DECIMAL, shortest);
  else
    number_print(type, number, NUMBER_DECIMAL, shortest);
  const bool whole = strpbrk(shortest, ".en") == NULL;
  snprintf(text, size, "%s%s%s", shortest, whole && language != LANGUAGE_JS ? ".0" : "", single ? "f" : "");
}

bool case_assertion(const struct told_case *told, enum language language, char text[ASSERTION]) {
  const enum answer expected = answer_expected(told->form->question, told->verdict);
  const enum number_type type = told->form->type;
  char arguments[ASSERTION / 2] = "", one[NUMBER_TEXT + 20], about[WORDS];
  const struct language_marks *const marks = &LANGUAGE_MARKS[language];
  if (expected == ANSWER_NONE || marks->asserted[expected] == NULL)
    return false;
  for (unsigned k = 0; k < form_columns(told->form); k++) {
    const union number number = told->numbers[k];
    if (!form_tells(told->form, told->numbers, k))
      continue;
    if (type_is_whole(type))
      print_whole(type, type == TYPE_I32 ? number.i32 : number.i64, language, one, sizeof one);
    else
      print_float(type, number, language, one, sizeof one);
    if (strlen(arguments) + strlen(one) + 2 >= sizeof arguments)
      return false;
    text_add(arguments, sizeof arguments, "%s%s", k > 0 ? ", " : "", one);
  }
  gap_words(told, about);
  snprintf(text, ASSERTION, "%s %.120s: %.200s\n", marks->remark, told->algorithm->inputs, about);
  const char *line = marks->asserted[expected], *gap = strstr(line, "%s");
  text_add(text, ASSERTION, "%.*s%s%s", (int)(gap - line), line, arguments, gap + 2);
  return true;
}
