#include "chosen_tests.h"

#include "out.h"
#include "wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Those from CONTRACT_ANYTHING on have the names of others: which is meant hangs on the question. */
const char *contract_word(unsigned k) {
  return k < CONTRACT_ANYTHING ? contract_name((enum contract)k) : NULL;
}

bool take_limit(void *to, const struct option *option, const char *value, char *expected) {
  const bool range = option->term[2] == 'w'; /* --within or --tolerance */
  struct limits read;
  if (!(range ? limits_read_range : limits_read_tolerance)(value, &read))
    return say_why(
        expected, EXPECTED_MAX, range ? "LOW:HIGH, two numbers, the lower one first" : "a number, 0 or more");
  *(const char **)to = value;
  return true;
}

bool take_foreign(void *to, const struct option *option, const char *value, char *expected) {
  struct foreign_given *foreign = to;
  const char letter =
      option->term[2]; /* --plugin, --command, --form, --contract, --name, --within or --tolerance */
  const bool limit = letter == 'w' || letter == 't';
  if ((option->kind == VALUE_IN || option->kind == VALUE_TEXT) && !limit) {
    if (foreign->count == GIVEN_MAX)
      return say_why(expected, EXPECTED_MAX, "at most %d plugins and commands", GIVEN_MAX);
    *(letter == 'p' ? &foreign->given[foreign->count].path : &foreign->given[foreign->count].command) = value;
    foreign->count++;
    return true;
  }
  struct subject_given *last = foreign->count > 0 ? &foreign->given[foreign->count - 1] : NULL;
  if (last == NULL || (last->command == NULL && !limit))
    return say_why(
        expected, EXPECTED_MAX, limit ? "a --plugin or --command before it" : "a --command before it");
  if (limit)
    return take_limit(letter == 'w' ? &last->within : &last->tolerance, option, value, expected);
  *(letter == 'f' ? &last->form : letter == 'c' ? &last->contract : &last->name) = value;
  return true;
}

int bring_tests(const char *command,
                const struct foreign_given *given,
                bool again,
                struct catalogue **tests) {
  char why[SUBJECT_WHY];
  *tests = catalogue_new();
  if (*tests == NULL)
    return complain("no memory for the tests");
  for (unsigned k = 0; given != NULL && k < given->count; k++) {
    struct subject_given one = given->given[k];
    one.seconds = given->seconds;
    one.patience = given->patience;
    if (!catalogue_add(*tests, &one, why))
      return complain("%s: %s", command, why);
    if (why[0] != '\0' && !again)
      complain("%s: %s", command, why);
  }
  return EXIT_FINE;
}

/* Where no test is called so: the one that is meant, if one is near. */
static int refuse_test(const struct command *command,
                       const struct option *option,
                       const struct catalogue *tests,
                       const char *id) {
  const char *const near = catalogue_nearest(tests, id);
  const bool is_near = spelling_distance(id, near) <= (strlen(id) + 1) / 2;
  return refuse_option(command,
                       option,
                       "found '%s', expected a test:%s%s%s `graze list` names them all",
                       id,
                       is_near ? " did you mean '" : "",
                       is_near ? near : "",
                       is_near ? "'?" : "");
}

/* The tests that an option names, one or a list. */
static int find_named(const struct command *command,
                      const struct option *option,
                      struct named_test *test,
                      const struct catalogue *tests) {
  char id[80];
  for (const char *at = *(const char **)(void *)test; *at != '\0'; at += *at == ',') {
    const size_t length = option->kind == VALUE_TEST ? strlen(at) : strcspn(at, ",");
    snprintf(id, sizeof id, "%.*s", (int)length, at);
    at += length;
    const struct registry_entry *entry = catalogue_find(tests, id);
    if (entry == NULL)
      return refuse_test(command, option, tests, id);
    if (option->kind == VALUE_TEST)
      test->entry = entry;
  }
  return EXIT_FINE;
}

int find_tests(const struct command *command, void *request, struct catalogue **tests) {
  char *const at = request;
  const struct foreign_given *foreign = NULL;
  for (const struct option *o = command->options; o->term != NULL; o++)
    if (o->take == take_foreign)
      foreign = (const void *)(at + o->at);
  int code = bring_tests(command->name, foreign, false, tests);
  for (const struct option *o = command->options; o->term != NULL && code == EXIT_FINE; o++) {
    struct named_test *const test = (void *)(at + o->at);
    if ((o->kind == VALUE_TEST || o->kind == VALUE_TESTS) && test->id != NULL)
      code = find_named(command, o, test, *tests);
  }
  return code;
}

static bool named(const char *list, const char *id) {
  const size_t length = strlen(id);
  for (const char *at = list; (at = strstr(at, id)) != NULL; at++)
    if ((at == list || at[-1] == ',') && (at[length] == ',' || at[length] == '\0'))
      return true;
  return false;
}

/* Whether --tests names some of the tests that were brought: the others are then not meant. */
static bool names_foreign(const char *ids, const struct catalogue *tests) {
  for (size_t k = 0; k < catalogue_count(tests) && ids != NULL; k++)
    if (catalogue_at(tests, k)->algorithm->role == ROLE_FOREIGN && named(ids, catalogue_at(tests, k)->stem))
      return true;
  return false;
}

int choose_tests(const char *command,
                 const char *ids,
                 enum pair pair,
                 const struct catalogue *tests,
                 const struct registry_entry ***chosen,
                 unsigned *count) {
  bool others = false; /* tests of other pairs are left out */
  *chosen = calloc(catalogue_count(tests), sizeof(const struct registry_entry *));
  if (*chosen == NULL)
    return complain("no memory for the tests");
  /* Where somebody brings tests, those alone are meant unless others are named. */
  const bool some_foreign = names_foreign(ids, tests);
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct registry_entry *entry = catalogue_at(tests, k);
    const struct algorithm *a = entry->algorithm;
    const bool asked =
        (a->role == ROLE_FOREIGN && !some_foreign) ||
        (ids != NULL ? named(ids, entry->stem)
                     : !catalogue_has_foreign(tests) && (pair != PAIR_NONE || !algorithm_stands_apart(a)));
    const bool is_of_pair = pair == PAIR_NONE || form_pair(&a->form) == pair;
    if (a->role != ROLE_HELPER && is_of_pair && asked)
      (*chosen)[(*count)++] = entry;
    others |= asked && !is_of_pair;
  }
  return *count > 0 ? EXIT_FINE
                    : complain("%s: no test is left to try: %s",
                               command,
                               others ? "those that are meant are of other pairs than --pair says"
                                      : "helpers are not tried by themselves");
}
