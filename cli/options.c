#include "options.h"

#include "generate/generate.h"
#include "out.h"
#include "store/store.h"
#include "subject/program.h"
#include "wording.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A line being read. */
struct command_line {
  const struct command *command;
  char *request;
  uint64_t given; /* a bit for each row of the table */
  bool numbers;   /* -5 is a number here, no option */
  int words;      /* arguments by position, moved to the front of argv */
};

const char *language_spelled(const char *text) {
  char ending[16] = ".";
  for (size_t k = 0; text[k] != '\0' && k + 2 < sizeof ending; k++)
    ending[k + 1] = (char)tolower((unsigned char)text[k]);
  const char *const word = ending + 1;
  for (unsigned k = 0; k < LANGUAGES; k++)
    if (word_among(word, strlen(word), LANGUAGE_MARKS[k].spelled) ||
        word_among(ending, strlen(ending), LANGUAGE_MARKS[k].endings))
      return LANGUAGE_MARKS[k].word;
  return text;
}

const char *pair_word(unsigned k) { return k < PAIRS ? pair_name((enum pair)k) : NULL; }
const char *type_word(unsigned k) { return k < TYPES ? type_name((enum number_type)k) : NULL; }
const char *survey_word(unsigned k) {
  static const char *const WORDS[] = {
      [SURVEY_WHOLE] = "yes", [SURVEY_NONE] = "no", [SURVEY_WITHOUT_MAPS] = "no-maps"};
  return k < sizeof WORDS / sizeof *WORDS ? WORDS[k] : NULL;
}

bool option_is_positional(const struct option *option) { return option->term[0] != '-'; }
int option_name_length(const struct option *option) { return (int)strcspn(option->term, " ."); }

const struct option *option_named(const struct command *command, const char *name) {
  for (const struct option *o = command->options; o->term != NULL; o++)
    if (!option_is_positional(o) && (int)strlen(name) == option_name_length(o) &&
        strncmp(name, o->term, strlen(name)) == 0)
      return o;
  return NULL;
}

bool option_is_barred(const struct option *option, const struct option *other) {
  const size_t length = (size_t)option_name_length(other);
  for (const char *at = option->unless; at != NULL; at = strchr(at, ' ') != NULL ? strchr(at, ' ') + 1 : NULL)
    if (strcspn(at, " ") == length && strncmp(at, other->term, length) == 0)
      return true;
  return false;
}

static bool is_given(const struct command_line *line, const struct option *option) {
  return line->given >> (option - line->command->options) & 1;
}

/* What is given and bars it, or NULL. */
static const struct option *barred_by(const struct command_line *line, const struct option *option) {
  for (const struct option *o = line->command->options; o->term != NULL; o++)
    if (is_given(line, o) && option_is_barred(option, o))
      return o;
  return NULL;
}

static void expect_word(const struct option *option, char *expected) {
  expected[0] = '\0';
  for (unsigned k = 0; option->word(k) != NULL; k++) {
    const char *join = k == 0 ? "" : option->word(k + 1) == NULL ? " or " : ", ";
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

/* Which of the words it is; how many there are, and false, when it is none. */
static bool read_word(const struct option *option, const char *text, size_t length, unsigned *which) {
  for (*which = 0; option->word(*which) != NULL; ++*which)
    if (strlen(option->word(*which)) == length && strncmp(option->word(*which), text, length) == 0)
      return true;
  return false;
}

static bool read_set(const struct option *option, const char *text, unsigned *set) {
  unsigned which;
  for (*set = 0; read_word(option, text, strcspn(text, ","), &which); text++) {
    *set |= 1U << which;
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
  for (unsigned l = 0; l < LAYOUTS && !form_parse(text, &form, why); l++)
    text_add(expected, EXPECTED_MAX, "%s%s", l == 0 ? "; shapes are " : ", ", layout_name((enum layout)l));
  return false;
}

static bool is_mix(const char *text) {
  struct mixture mixture;
  return strlen(text) < STORE_MIX && mix_named(text, &mixture) != NULL;
}

/* Adds a word to those before it. */
static bool join_word(char *joined, const char *word, char *expected) {
  if (strlen(joined) + strlen(word) + 2 > JOINED_MAX)
    return say_why(expected, EXPECTED_MAX, "fewer than %d characters in all", JOINED_MAX);
  text_add(joined, JOINED_MAX, "%s%s", joined[0] != '\0' ? " " : "", word);
  return true;
}

static bool read_to(const struct option *option, const char *text, void *to, char *expected) {
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
    text = option->spelled != NULL ? option->spelled(text) : text;
    return read_word(option, text, strlen(text), to);
  case VALUE_WORDS:
    return read_set(option, text, to);
  case VALUE_JOINED:
    return *text != '\0' && join_word(to, text, expected);
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
                                        : *text != '\0' || option->kind == VALUE_TEXT;
  }
}

/* Stores what was read at its place in the request. False when the text is none such; `expected` then says
 * what would be. Tests are not looked up here. */
static bool value_read(const struct option *option, const char *text, void *request, char *expected) {
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

static int read_one(const struct command_line *line, const struct option *option, const char *text) {
  char expected[EXPECTED_MAX];
  return value_read(option, text, line->request, expected)
             ? EXIT_FINE
             : refuse_option(line->command, option, "found '%.80s', expected %s", text, expected);
}

/* What was given for it. */
static int read_given(struct command_line *line, const struct option *option, const char *word) {
  line->given |= (uint64_t)1 << (option - line->command->options);
  return read_one(line, option, word);
}

static int complain_of_option(const struct command_line *line, const char *word) {
  char meant[80] = "an option:";
  unsigned least = 3; /* further away is no slip of the fingers */
  for (const struct option *o = line->command->options; o->term != NULL; o++) {
    char name[40];
    snprintf(name, sizeof name, "%.*s", option_name_length(o), o->term);
    const unsigned distance = spelling_distance(word, name);
    if (distance < least)
      snprintf(meant, sizeof meant, "an option: did you mean '%s'?", name);
    least = distance < least ? distance : least;
  }
  const char *command = line->command->name;
  return complain(
      "%s: found '%.40s', expected %s `graze %s --help` names them all", command, word, meant, command);
}

static bool looks_like_option(const struct command_line *line, const char *word) {
  return word[0] == '-' && (word[1] == '-' || (word[1] != '\0' && !line->numbers));
}

/* The option at argv[*at] and what belongs to it; leaves `at` on its last word. */
static int read_option(struct command_line *line, int argc, char **argv, int *at) {
  char expected[EXPECTED_MAX];
  const struct option *option = option_named(line->command, argv[*at]);
  if (option == NULL)
    return complain_of_option(line, argv[*at]);
  if (option->kind == VALUE_FLAG)
    return read_given(line, option, NULL);
  if (*at + 1 == argc || option_named(line->command, argv[*at + 1]) != NULL) {
    value_expected(option, expected);
    return refuse_option(line->command, option, "found nothing after it, expected a value: %s", expected);
  }
  int code = read_given(line, option, argv[++*at]);
  while (option->kind == VALUE_JOINED && code == EXIT_FINE && *at + 1 < argc &&
         !looks_like_option(line, argv[*at + 1]))
    code = read_given(line, option, argv[++*at]);
  return code;
}

/* What belongs to no option is moved to the front. */
static int read_options(struct command_line *line, int argc, char **argv) {
  bool only_words = false;
  int code = EXIT_FINE;
  for (int k = 1; k < argc && code == EXIT_FINE; k++)
    if (!only_words && strcmp(argv[k], "--") == 0)
      only_words = true;
    else if (!only_words && looks_like_option(line, argv[k]))
      code = read_option(line, argc, argv, &k);
    else
      argv[line->words++] = argv[k];
  return code;
}

/* The arguments by position, in the order of the table; the last may take all that are left. */
static int read_words(struct command_line *line, char **word) {
  int taken = 0, code = EXIT_FINE;
  for (const struct option *o = line->command->options; o->term != NULL && option_is_positional(o); o++) {
    if (barred_by(line, o) != NULL)
      continue;
    if (o->kind == VALUE_FILES)
      ((struct files *)(void *)(line->request + o->at))->path = word + taken;
    const int last = o->kind == VALUE_FILES || o->kind == VALUE_JOINED ? line->words : taken + 1;
    for (; taken < last && taken < line->words && code == EXIT_FINE; taken++)
      code = read_given(line, o, word[taken]);
  }
  const char *name = line->command->name;
  return code != EXIT_FINE || taken == line->words
             ? code
             : complain("%s: found '%.60s', expected no such argument: `graze %s --help`",
                        name,
                        word[taken],
                        name);
}

/* What is not given is what it usually is; the usual folder is made. */
static int read_usual(const struct command_line *line, const struct option *option) {
  char folder[80];
  snprintf(folder, sizeof folder, "%.*s", (int)strcspn(option->usual, "/"), option->usual);
  if (option->kind == VALUE_OUT && mkdir(folder, 0777) != 0 && errno != EEXIST)
    return refuse_option(
        line->command, option, "the folder '%s' cannot be made: %s; name another", folder, strerror(errno));
  return read_one(line, option, option->usual);
}

/* What stands in the request where nothing is given. */
static void leave_empty(const struct command_line *line, const struct option *option) {
  void *to = line->request + option->at;
  if (option->kind == VALUE_WHOLE)
    *(uint64_t *)to = WHOLE_NOT_GIVEN;
  if (option->kind == VALUE_WORD && option->take == NULL)
    read_word(option, "", 0, to);
}

static int fill_in(const struct command_line *line, const struct option *option) {
  const struct option *barred = barred_by(line, option);
  const char *example = line->command->examples;
  char expected[EXPECTED_MAX], name[40];
  if (is_given(line, option) && barred != NULL) {
    snprintf(name, sizeof name, "%.*s", option_name_length(barred), barred->term);
    return refuse_option(line->command, option, "found beside %s, expected one of the two", name);
  }
  if (is_given(line, option))
    return EXIT_FINE;
  if (option->usual != NULL)
    return read_usual(line, option);
  leave_empty(line, option);
  value_expected(option, expected);
  const int first = (int)strcspn(example, "\n");
  return !option->needed || barred != NULL ? EXIT_FINE
                                           : refuse_option(line->command,
                                                           option,
                                                           "found nothing, expected %s, as in `graze %.*s`",
                                                           expected,
                                                           first,
                                                           example);
}

int options_read(const struct command *command, int argc, char **argv, void *request) {
  struct command_line line = {.command = command, .request = request};
  for (const struct option *o = command->options; o->term != NULL; o++)
    line.numbers |= o->kind == VALUE_JOINED;
  int code = read_options(&line, argc, argv);
  if (code == EXIT_FINE)
    code = read_words(&line, argv);
  for (const struct option *o = command->options; o->term != NULL && code == EXIT_FINE; o++)
    code = fill_in(&line, o);
  return code;
}
