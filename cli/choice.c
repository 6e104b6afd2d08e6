#include "choice.h"

#include "command.h"
#include "foreign.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool named(const char *list, const char *id) {
  const size_t length = strlen(id);
  for (const char *at = list; (at = strstr(at, id)) != NULL; at++)
    if ((at == list || at[-1] == ',') && (at[length] == ',' || at[length] == '\0'))
      return true;
  return false;
}

/* Every word of the list must be a test. */
static bool list_is_known(const struct catalogue *tests, const char *list) {
  char id[80];
  for (const char *at = list; *at != '\0'; at += strcspn(at, ",") + (at[strcspn(at, ",")] == ',')) {
    snprintf(id, sizeof id, "%.*s", (int)strcspn(at, ","), at);
    if (find_among(tests, id) == NULL)
      return false;
  }
  return true;
}

/* Whether --tests names some of the tests that were brought: the others are then not meant. */
static bool names_foreign(const struct choice *choice, const struct catalogue *tests) {
  for (size_t k = 0; k < catalogue_count(tests) && choice->tests != NULL; k++)
    if (catalogue_at(tests, k)->algorithm->role == ROLE_FOREIGN &&
        named(choice->tests, catalogue_at(tests, k)->stem))
      return true;
  return false;
}

int choose_tests(const char *command,
                 const struct choice *choice,
                 const struct catalogue *tests,
                 const struct registry_entry ***chosen,
                 unsigned *count) {
  enum pair pair = PAIR_NONE;
  if (choice->pair != NULL && !pair_from_name(choice->pair, &pair))
    return complain("%s: --pair: found '%s', expected point-box, point-disc, disc-disc, disc-box or box-box",
                    command,
                    choice->pair);
  if (choice->tests != NULL && !list_is_known(tests, choice->tests))
    return EXIT_WRONG_USE;
  *chosen = calloc(catalogue_count(tests), sizeof(const struct registry_entry *));
  if (*chosen == NULL)
    return complain("no memory for the tests");
  /* Where somebody brings tests, those alone are meant unless others are named. */
  const bool some_foreign = names_foreign(choice, tests);
  for (size_t k = 0; k < catalogue_count(tests); k++) {
    const struct registry_entry *entry = catalogue_at(tests, k);
    const struct algorithm *a = entry->algorithm;
    const bool asked =
        (a->role == ROLE_FOREIGN && !some_foreign) ||
        (choice->tests != NULL ? named(choice->tests, entry->stem) : !catalogue_has_foreign(tests));
    if (a->role != ROLE_HELPER && (choice->pair == NULL || form_pair(&a->form) == pair) && asked)
      (*chosen)[(*count)++] = entry;
  }
  return *count > 0 ? EXIT_FINE
                    : complain("%s: no test is left to try: helpers are not tried by themselves", command);
}

int default_store(const char **path) {
  if (*path != NULL)
    return EXIT_FINE;
  *path = "out/campaign.db";
  return mkdir("out", 0777) == 0 || errno == EEXIST
             ? EXIT_FINE
             : complain("out: cannot be made: %s; name a file with --out", strerror(errno));
}
