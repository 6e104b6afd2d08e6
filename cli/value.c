#include "value.h"

#include "session.h"
#include "store/store.h"
#include "wording.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void expect_word(const struct option *option, char *expected) {
  expected[0] = '\0';
  for (unsigned k = 0; option->word(k) != NULL; k++) {
    const char *join = k == 0 ? "" : option->word(k + 1) == NULL ? " or " : ", ";
    if (k == 0 || strcmp(option->word(k), option->word(k - 1)) != 0)
      text_add(expected, EXPECTED_MAX, "%s%s", join, option->word(k));
  }
}

/* The end of the range as people say it: 1024, or 2^62 - 1. */
static void expect_whole(const struct option *option, char *expected) {
  const bool large = option->high > UINT32_MAX;
  char high[32] = "2^64";
  if (option->high < UINT64_MAX)
    snprintf(high,
             sizeof high,
             large ? "2^%.0f" : "%.0f",
             large ? log2((double)option->high) : (double)option->high);
  snprintf(expected,
           EXPECTED_MAX,
           "a whole number from %u to %s%s",
           (unsigned)option->low,
           high,
           large ? " - 1, such as 1000000, 16m or 2^24" : "");
}

void value_expected(const struct option *option, char *expected) {
  static const char *const EXPECTED[] = {
      [VALUE_FLAG] = "no value",
      [VALUE_TEXT] = "a text",
      [VALUE_NAME] = "letters, digits and _, at most 60",
      [VALUE_MIX] = "a mix, and numbers to try, as in 'default 37 250'",
      [VALUE_FORM] = "two shapes and a type, as in 'disc box-xywh f64'",
      [VALUE_SECONDS] = "a time such as 0.5, 30s, 5m or 2h",
      [VALUE_RANGE] = "A:B with A < B, as in 0:1000000",
      [VALUE_IN] = "a file that can be read",
      [VALUE_OUT] = "a path in a writable folder",
      [VALUE_TEST] = "a test",
      [VALUE_TESTS] = "tests, commas between",
      [VALUE_JOINED] = "numbers",
      [VALUE_FILES] = "files that can be read",
  };
  if (option->kind == VALUE_WHOLE)
    expect_whole(option, expected);
  else if (option->word != NULL && option->kind != VALUE_MIX)
    expect_word(option, expected);
  else
    snprintf(expected, EXPECTED_MAX, "%s", EXPECTED[option->kind]);
}

/* "1000000", "0x10", "2^24", "1e6", "1.5m"; no fractions. */
static bool read_whole(const char *text, uint64_t *value) {
  const bool power = strncmp(text, "2^", 2) == 0, hexadecimal = strncmp(text, "0x", 2) == 0;
  char *end;
  if (!isdigit((unsigned char)text[power ? 2 : 0]))
    return false;
  errno = 0;
  *value = strtoull(text + (power ? 2 : 0), &end, hexadecimal ? 16 : 10);
  if (power && *value < 64)
    *value = (uint64_t)1 << *value;
  else if (power)
    errno = ERANGE;
  if (*end == '\0' || power)
    return *end == '\0' && errno == 0;
  double number = strtod(text, &end);
  if (*end == 'k' || *end == 'm' || *end == 'g')
    number *= *end == 'k' ? 1e3 : *end == 'm' ? 1e6 : 1e9, end++;
  const double whole = round(number);
  *value = whole < 0x1p63 ? (uint64_t)whole : 0;
  return *end == '\0' && whole < 0x1p63 && fabs(number - whole) <= whole * 0x1p-51; /* 1.001k is whole */
}

static bool read_seconds(const char *text, uint64_t most, double *seconds) {
  char *end;
  *seconds = strtod(text, &end);
  const bool number = end != text;
  if (*end == 's' || *end == 'm' || *end == 'h')
    *seconds *= *end == 's' ? 1 : *end == 'm' ? 60 : 3600, end++;
  return number && *end == '\0' && *seconds > 0 && *seconds <= (most > 0 ? (double)most : 1e9);
}

static bool read_range(const char *text, struct range *range) {
  char first[80];
  const size_t length = strcspn(text, ":");
  snprintf(first, sizeof first, "%.*s", (int)length, text);
  return text[length] == ':' && length < sizeof first && read_whole(first, &range->first) &&
         read_whole(text + length + 1, &range->last) && range->first < range->last;
}

/* Which of the words it is, and all it is, as a set. */
static bool
read_word(const struct option *option, const char *text, size_t length, unsigned *which, unsigned *set) {
  bool known = false;
  for (unsigned k = 0; option->word(k) != NULL; k++)
    if (strlen(option->word(k)) == length && strncmp(option->word(k), text, length) == 0) {
      known = true;
      *which = k;
      *set |= k < 32 ? 1U << k : 0;
    }
  return known;
}

static bool read_words(const struct option *option, const char *text, unsigned *set) {
  unsigned which;
  for (*set = 0; read_word(option, text, strcspn(text, ","), &which, set); text++) {
    text += strcspn(text, ",");
    if (*text == '\0')
      return true;
  }
  return false;
}

/* Of a path to be made, the folder it is to be in must be there. */
static bool is_path(const char *text, bool made, char *expected) {
  char path[4096];
  int length = (int)strlen(text);
  while (made && length > 1 && text[length - 1] == '/')
    length--;
  while (made && length > 0 && text[length - 1] != '/')
    length--;
  snprintf(path, sizeof path, "%.*s%s", length, text, made ? "." : "");
  if (*text != '\0' && (access(path, made ? W_OK | X_OK : R_OK) == 0 || (!made && strcmp(text, "-") == 0)))
    return true;
  const char *why = *text == '\0' ? "it is empty" : strerror(errno);
  text_add(expected, EXPECTED_MAX, ": %.200s: %s", path, why);
  return false;
}

static bool is_name(const char *text) {
  static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
  return *text != '\0' && strlen(text) <= 60 && strspn(text, LETTERS) == strlen(text);
}

static bool is_form(const char *text, char *expected) {
  struct form form;
  char why[FORM_TEXT];
  if (form_parse_pair(text, &form, why))
    return true;
  text_add(expected, EXPECTED_MAX, ": %s", why);
  return false;
}

static bool is_mix(const char *text) {
  struct mixture mixture;
  return mix_named(text, &mixture) != NULL;
}

static bool read_to(const struct option *option, const char *text, void *to, char *expected) {
  unsigned any = 0;
  switch (option->kind) {
  case VALUE_FLAG:
    return *(bool *)to = true;
  case VALUE_WHOLE:
    return read_whole(text, to) && *(uint64_t *)to >= option->low && *(uint64_t *)to <= option->high;
  case VALUE_SECONDS:
    return read_seconds(text, option->high, to);
  case VALUE_RANGE:
    return read_range(text, to);
  case VALUE_WORD:
    return read_word(option, text, strlen(text), to, &any);
  case VALUE_WORDS:
    return read_words(option, text, to);
  case VALUE_FILES:
    ((struct files *)to)->count++;
    return is_path(text, false, expected);
  default: /* a text; a test begins with its id */
    *(const char **)to = text;
    return option->kind == VALUE_IN     ? is_path(text, false, expected)
           : option->kind == VALUE_OUT  ? is_path(text, true, expected)
           : option->kind == VALUE_NAME ? is_name(text)
           : option->kind == VALUE_FORM ? is_form(text, expected)
           : option->kind == VALUE_MIX  ? is_mix(text)
                                        : true;
  }
}

bool value_read(const struct option *option, const char *text, void *request, char *expected) {
  void *to = (char *)request + option->at;
  union {
    struct range range;
    struct files files;
    const char *text;
  } taken = {{0}};
  value_expected(option, expected);
  return option->take == NULL
             ? read_to(option, text, to, expected)
             : read_to(option, text, &taken, expected) && option->take(to, option, text, expected);
}
