#include "options.h"

#include "command.h"
#include "foreign_options.h"
#include "value.h"
#include "wording.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* A line being read. */
struct line {
  const struct command *command;
  char *request;
  uint64_t given; /* a bit for each row of the table */
  bool numbers;   /* -5 is a number here, no option */
  int words;      /* arguments by position, moved to the front of argv */
};

const char *pair_word(unsigned k) { return k < PAIRS ? pair_name((enum pair)k) : NULL; }
const char *type_word(unsigned k) { return k < TYPES ? type_name((enum number_type)k) : NULL; }
const char *yes_or_no(unsigned k) { return k == 0 ? "yes" : k == 1 ? "no" : NULL; }

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

static bool is_given(const struct line *line, const struct option *option) {
  return line->given >> (option - line->command->options) & 1;
}

/* What is given and bars it, or NULL. */
static const struct option *barred_by(const struct line *line, const struct option *option) {
  for (const struct option *o = line->command->options; o->term != NULL; o++)
    if (is_given(line, o) && option_is_barred(option, o))
      return o;
  return NULL;
}

/* "fuzz: --cases: " and what follows. */
__attribute__((format(printf, 3, 4))) static int
refuse(const struct line *line, const struct option *option, const char *format, ...) {
  char text[2 * EXPECTED_MAX];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  return complain("%s: %.*s: %s", line->command->name, option_name_length(option), option->term, text);
}

static int read_one(const struct line *line, const struct option *option, const char *text) {
  char expected[EXPECTED_MAX];
  return value_read(option, text, line->request, expected)
             ? EXIT_FINE
             : refuse(line, option, "found '%.80s', expected %s", text, expected);
}

/* Adds a word to those of the option. */
static int join_word(const struct line *line, const struct option *option, const char *word) {
  char *text = line->request + option->at;
  if (strlen(text) + strlen(word) + 2 > JOINED_MAX)
    return refuse(line, option, "found '%.80s', more than %d characters, expected fewer", word, JOINED_MAX);
  text_add(text, JOINED_MAX, "%s%s", text[0] != '\0' ? " " : "", word);
  return EXIT_FINE;
}

/* What was given for it. */
static int read_given(struct line *line, const struct option *option, const char *word) {
  line->given |= (uint64_t)1 << (option - line->command->options);
  return option->kind == VALUE_JOINED ? join_word(line, option, word) : read_one(line, option, word);
}

static int complain_of_option(const struct line *line, const char *word) {
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

static bool looks_like_option(const struct line *line, const char *word) {
  return word[0] == '-' && (word[1] == '-' || (word[1] != '\0' && !line->numbers));
}

/* The option at argv[*at] and what belongs to it; leaves `at` on its last word. */
static int read_option(struct line *line, int argc, char **argv, int *at) {
  char expected[EXPECTED_MAX];
  const struct option *option = option_named(line->command, argv[*at]);
  if (option == NULL)
    return complain_of_option(line, argv[*at]);
  if (option->kind == VALUE_FLAG)
    return read_given(line, option, NULL);
  if (*at + 1 == argc || option_named(line->command, argv[*at + 1]) != NULL) {
    value_expected(option, expected);
    return refuse(line, option, "found nothing after it, expected a value: %s", expected);
  }
  int code = read_given(line, option, argv[++*at]);
  while (option->kind == VALUE_JOINED && code == EXIT_FINE && *at + 1 < argc &&
         !looks_like_option(line, argv[*at + 1]))
    code = read_given(line, option, argv[++*at]);
  return code;
}

/* What belongs to no option is moved to the front. */
static int read_options(struct line *line, int argc, char **argv) {
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
static int read_words(struct line *line, char **word) {
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
static int read_usual(const struct line *line, const struct option *option) {
  char folder[80];
  snprintf(folder, sizeof folder, "%.*s", (int)strcspn(option->usual, "/"), option->usual);
  if (option->kind == VALUE_OUT && mkdir(folder, 0777) != 0 && errno != EEXIST)
    return refuse(line, option, "the folder '%s' cannot be made: %s; name another", folder, strerror(errno));
  return read_one(line, option, option->usual);
}

/* What stands in the request where nothing is given. */
static void leave_empty(const struct line *line, const struct option *option) {
  void *to = line->request + option->at;
  if (option->kind == VALUE_WHOLE)
    *(uint64_t *)to = WHOLE_NOT_GIVEN;
  if (option->kind == VALUE_WORD && option->take == NULL)
    for (unsigned *k = to; option->word(*k) != NULL;)
      ++*k;
}

static int fill_in(const struct line *line, const struct option *option) {
  const struct option *barred = barred_by(line, option);
  const char *example = line->command->examples;
  char expected[EXPECTED_MAX], name[40];
  if (is_given(line, option) && barred != NULL) {
    snprintf(name, sizeof name, "%.*s", option_name_length(barred), barred->term);
    return refuse(line, option, "found beside %s, expected one of the two", name);
  }
  if (is_given(line, option))
    return EXIT_FINE;
  if (option->usual != NULL)
    return read_usual(line, option);
  leave_empty(line, option);
  value_expected(option, expected);
  const int first = (int)strcspn(example, "\n");
  return !option->needed || barred != NULL
             ? EXIT_FINE
             : refuse(
                   line, option, "found nothing, expected %s, as in `graze %.*s`", expected, first, example);
}

/* The tests that an option names, one or a list. */
static int find_tests(const struct line *line, const struct option *option, const struct catalogue *tests) {
  struct named_test *test = (void *)(line->request + option->at);
  char id[80];
  for (const char *at = *(const char **)(void *)test; *at != '\0'; at += *at == ',') {
    const size_t length = option->kind == VALUE_TEST ? strlen(at) : strcspn(at, ",");
    snprintf(id, sizeof id, "%.*s", (int)length, at);
    at += length;
    const struct registry_entry *entry = catalogue_find(tests, id);
    if (entry == NULL)
      return refuse(line,
                    option,
                    "found '%s', expected a test: did you mean '%s'? `graze list` names them all",
                    id,
                    catalogue_nearest(tests, id));
    if (option->kind == VALUE_TEST)
      test->entry = entry;
  }
  return EXIT_FINE;
}

int options_read(
    const struct command *command, int argc, char **argv, void *request, struct catalogue **tests) {
  struct line line = {.command = command, .request = request};
  const struct foreign_given *foreign = NULL;
  for (const struct option *o = command->options; o->term != NULL; o++) {
    line.numbers |= o->kind == VALUE_JOINED;
    if (o->take != NULL)
      foreign = (const void *)(line.request + o->at);
  }
  int code = read_options(&line, argc, argv);
  if (code == EXIT_FINE)
    code = read_words(&line, argv);
  for (const struct option *o = command->options; o->term != NULL && code == EXIT_FINE; o++)
    code = fill_in(&line, o);
  if (code == EXIT_FINE)
    code = bring_tests(command->name, foreign, false, tests);
  for (const struct option *o = command->options; o->term != NULL && code == EXIT_FINE; o++)
    if ((o->kind == VALUE_TEST || o->kind == VALUE_TESTS) && is_given(&line, o))
      code = find_tests(&line, o, *tests);
  return code;
}
