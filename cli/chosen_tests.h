/* The tests of a command line: those it brings by --plugin, --command and what goes with them, in every
 * command that names tests, those it names, and those it is to try. */
#ifndef GRAZE_CHOSEN_TESTS_H
#define GRAZE_CHOSEN_TESTS_H

#include "options.h"

enum { GIVEN_MAX = 32 };

/* --form and the rest belong to the --command before them, --within and --tolerance to a --plugin too. */
struct foreign_given {
  unsigned count;
  struct subject_given given[GIVEN_MAX];
  double seconds, patience;
};

/* What numbers may be, or how near to touching either answer is right: a text that is read later, checked. */
bool take_limit(void *to, const struct option *option, const char *value, char *expected);
bool take_foreign(void *to, const struct option *option, const char *value, char *expected);
const char *contract_word(unsigned k);
/* The built-in tests and those that were given; NULL gives none. Notices are told unless they were before. An
 * exit code, after complaining in the command's name. */
int bring_tests(const char *command, const struct foreign_given *given, bool again, struct catalogue **tests);
/* Brings the tests that a request gives, and finds those it names. An exit code, after complaining; the
 * catalogue is the caller's to free. */
int find_tests(const struct command *command, void *request, struct catalogue **tests);
/* The tests that are to be tried, without helpers. `ids` is NULL or a list of tests that there are, `pair`
 * PAIR_NONE for any. `*chosen` is the caller's to free; an exit code, after complaining in the command's
 * name. */
int choose_tests(const char *command,
                 const char *ids,
                 enum pair pair,
                 const struct catalogue *tests,
                 const struct registry_entry ***chosen,
                 unsigned *count);

/* The last rows of a table, its end with them. */
#define PATIENCE "for crashes and silence, in each part of the work"
#define FOREIGN(KIND, HELP) VALUE_##KIND, offsetof(REQUEST, foreign), .help = HELP, .take = take_foreign
#define OPTIONS_FOREIGN                                                                                      \
  {"--plugin FILE.so", FOREIGN(IN, "tests in a shared object: `graze protocol --header`")},                  \
      {"--command 'PROGRAM'", FOREIGN(TEXT, "a test in any language: `graze protocol`")},                    \
      {"--form 'SHAPE SHAPE TYPE'", FOREIGN(FORM, "how this command takes its numbers, unless it says")},    \
      {"--contract C", FOREIGN(WORD, "its promise at touching (default: closed)"), .word = contract_word},   \
      {"--name ID", FOREIGN(NAME, "what to call it (default: the program's name)")},                         \
      {"--within LOW:HIGH", FOREIGN(TEXT, "what its numbers may be: cases beyond are not put to it")},       \
      {"--tolerance T", FOREIGN(TEXT, "nearer to touching than T, either answer is right")},                 \
      {"--limit T", OF(SECONDS, foreign.seconds), "for an answer", .usual = "1s", .high = 3600},             \
      {"--patience T", OF(SECONDS, foreign.patience), PATIENCE, .usual = "2s", .high = 3600}, {              \
    .term = NULL                                                                                             \
  }

#endif
