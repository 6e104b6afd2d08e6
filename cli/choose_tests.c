#include "choose_tests.h"

#include "command.h"

#include <stdlib.h>
#include <string.h>

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
    if (a->role != ROLE_HELPER && (pair == PAIR_NONE || form_pair(&a->form) == pair) && asked)
      (*chosen)[(*count)++] = entry;
  }
  return *count > 0 ? EXIT_FINE
                    : complain("%s: no test is left to try: helpers are not tried by themselves", command);
}
