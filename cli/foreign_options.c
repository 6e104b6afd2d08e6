#include "foreign_options.h"

#include "command.h"
#include "value.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

const char *contract_word(unsigned k) { return k < CONTRACTS ? contract_name((enum contract)k) : NULL; }

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
  struct limits read;
  if (last == NULL || (last->command == NULL && !limit))
    return say_why(
        expected, EXPECTED_MAX, limit ? "a --plugin or --command before it" : "a --command before it");
  if (limit && !(letter == 'w' ? limits_read_range : limits_read_tolerance)(value, &read))
    return say_why(expected,
                   EXPECTED_MAX,
                   letter == 'w' ? "LOW:HIGH, two numbers, the lower one first" : "a number, 0 or more");
  if (limit) {
    *(letter == 'w' ? &last->within : &last->tolerance) = value;
    return true;
  }
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
