#include "foreign_options.h"

#include "command.h"
#include "value.h"

#include <stdio.h>
#include <string.h>

const char *contract_word(unsigned k) { return k < CONTRACTS ? contract_name((enum contract)k) : NULL; }

bool take_foreign(void *to, const struct option *option, const char *value, char *expected) {
  struct foreign_given *foreign = to;
  const char letter = option->term[2]; /* --plugin, --command, --form, --contract or --name */
  if (option->kind == VALUE_IN || option->kind == VALUE_TEXT) {
    if (foreign->count == GIVEN_MAX) {
      snprintf(expected, EXPECTED_MAX, "at most %d plugins and commands", GIVEN_MAX);
      return false;
    }
    *(letter == 'p' ? &foreign->given[foreign->count].path : &foreign->given[foreign->count].command) = value;
    foreign->count++;
    return true;
  }
  struct subject_given *last = foreign->count > 0 ? &foreign->given[foreign->count - 1] : NULL;
  if (last == NULL || last->command == NULL) {
    snprintf(expected, EXPECTED_MAX, "a --command before it");
    return false;
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
