/* The command line as a table: every option and every argument of every command once. Parsing, help, the man
 * page and what a shell completes are read off it.
 *
 * What is not given leaves NULL, false, 0 seconds, an empty range, WHOLE_NOT_GIVEN, or, of a word, how many
 * there are.
 */
#ifndef GRAZE_OPTIONS_H
#define GRAZE_OPTIONS_H

#include "out.h"
#include "subject/catalogue.h"

#include <stddef.h>

/* What a value may be, and what it is stored as. */
enum value_kind {
  VALUE_FLAG,    /* bool; no value follows */
  VALUE_TEXT,    /* const char *: any text */
  VALUE_NAME,    /* const char *: letters, digits and _ */
  VALUE_FORM,    /* const char *: what form_parse_pair reads */
  VALUE_MIX,     /* const char *: what mix_named reads */
  VALUE_WHOLE,   /* uint64_t, from `low` to `high`: 1000000, 16m, 1e6, 2^24 */
  VALUE_SECONDS, /* double, above 0 and at most `high` where there is one: 0.5, 30s, 5m, 2h */
  VALUE_RANGE,   /* struct range: A:B */
  VALUE_WORD,    /* unsigned: which of the words */
  VALUE_WORDS,   /* unsigned: a bit for each of the words, commas between */
  VALUE_IN,      /* const char *: a file or folder that can be read, or - */
  VALUE_OUT,     /* const char *: a file or folder to be made, where that is possible */
  VALUE_TEST,    /* struct named_test */
  VALUE_TESTS,   /* const char *: ids of tests, commas between */
  VALUE_JOINED,  /* char[JOINED_MAX]: all words up to the next option, with spaces between */
  VALUE_FILES    /* struct files: all words that are left, each a file that can be read */
};
enum { JOINED_MAX = 8192 };
#define WHOLE_NOT_GIVEN UINT64_MAX
#define WHOLE_MOST (((uint64_t)1 << 62) - 1)

struct named_test {
  const char *id;
  const struct registry_entry *entry;
};
struct files {
  unsigned count;
  char **path;
};

struct option {
  const char *term; /* "--cases N"; "STORE" for an argument by position; NULL ends a table */
  enum value_kind kind;
  size_t at;                /* where in the request */
  const char *help, *usual; /* `usual`: its default, or NULL */
  bool needed;
  const char *unless; /* options, spaces between, beside which it has no place */
  uint64_t low, high;
  const char *(*word)(unsigned); /* NULL after the last */
  const char *(*spelled)(
      const char *); /* the word that is meant by another spelling of it, or NULL: each has one */
  /* Instead of storing it: `to` is its place. False, with what was `expected`, when it cannot stand there. */
  bool (*take)(void *to, const struct option *option, const char *value, char *expected);
};

/* What every command is made of. */
struct command {
  const char *name;
  const char *line;             /* what it does, in a line */
  const char *examples;         /* one per line, without `graze` */
  const char *about;            /* what more help says, or NULL */
  const char *disagrees;        /* "1 …", what the exit codes that are its own mean; or NULL */
  const struct option *options; /* arguments by position first */
  size_t request;               /* bytes of what `run` is given */
  int (*run)(const void *request, const struct catalogue *tests); /* returns an exit code */
};

/* Reads the line into the request (zeros before). An exit code, after complaining. */
int options_read(const struct command *command, int argc, char **argv, void *request);
/* "fuzz: --cases: " and what follows, of which some is no text of the format; returns EXIT_WRONG_USE. */
#define refuse_option(command, option, format, ...)                                                          \
  complain("%s: %.*s: " format, (command)->name, option_name_length(option), (option)->term, __VA_ARGS__)
/* The option of that name, or NULL. */
const struct option *option_named(const struct command *command, const char *name);
bool option_is_positional(const struct option *option);
/* The bytes of its term that are its name. */
int option_name_length(const struct option *option);
/* Whether it has no place beside the other. */
bool option_is_barred(const struct option *option, const struct option *other);

enum { EXPECTED_MAX = 1024 };
/* What a value may be: "a whole number from 1 to 1024", "closed, open or half-open"; `expected` holds
 * EXPECTED_MAX bytes. */
void value_expected(const struct option *option, char *expected);

/* As `--language` knows it: "js" for javascript, "python" for py; another word as it is. */
const char *language_spelled(const char *text);
const char *pair_word(unsigned k);
const char *type_word(unsigned k);
/* What follows the counting, by `--survey`. */
enum survey_wanted { SURVEY_WHOLE, SURVEY_NONE, SURVEY_WITHOUT_MAPS };
const char *survey_word(unsigned k);

/* A member of REQUEST, which each command defines as its own. */
#define OF(KIND, MEMBER) VALUE_##KIND, offsetof(REQUEST, MEMBER)

/* What several commands take alike. */
#define OPTION_PAIR                                                                                          \
  { "--pair PAIR", OF(WORD, pair), "tests of this pair of shapes", .word = pair_word }
#define OPTION_TESTS                                                                                         \
  {                                                                                                          \
    "--tests ID,ID...", OF(TESTS, tests),                                                                    \
        .help = "these tests (default: all that are built in, house tests of other shapes than points, "     \
                "discs and boxes with --pair)"                                                               \
  }
#define OPTION_TIME(HELP)                                                                                    \
  { "--time T", OF(SECONDS, seconds), .help = HELP }
#define OPTION_JOBS                                                                                          \
  { "--jobs N", OF(WHOLE, jobs), "threads (default: one per core)", .low = 1, .high = 1024 }
#define OPTION_SURVEY                                                                                        \
  { "--survey ANSWER", OF(WORD, survey), "error maps and survey", .usual = "yes", .word = survey_word }
#define OPTION_ALL                                                                                           \
  { "--all", OF(FLAG, all), .help = "every defect, also those that are known, by a hair or at extremes" }
#define OPTION_JSON                                                                                          \
  { "--json", OF(FLAG, json), .help = "as JSON" }
#define ARGUMENT_STORE                                                                                       \
  { "STORE", OF(IN, store), "a file that `graze fuzz` made", .needed = true }
#define ARGUMENT_TEST                                                                                        \
  { "TEST", OF(TEST, test), "its id: `graze list`", .needed = true }

#endif
