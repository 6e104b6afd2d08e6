#include "catalogue.h"

#include "wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct catalogue {
  size_t givens, tests;
  struct foreign **given;
  const struct registry_entry **test;
};

struct catalogue *catalogue_new(void) {
  return calloc(1, sizeof(struct catalogue));
}

void catalogue_free(struct catalogue *catalogue) {
  if (catalogue == NULL)
    return;
  for (size_t k = 0; k < catalogue->givens; k++)
    foreign_close(catalogue->given[k]);
  free(catalogue->given);
  free(catalogue->test);
  free(catalogue);
}

static bool make_room(struct catalogue *catalogue, size_t tests) {
  struct foreign **given = realloc(catalogue->given, (catalogue->givens + 1) * sizeof(struct foreign *));
  if (given == NULL)
    return false;
  catalogue->given = given;
  const struct registry_entry **test =
      realloc(catalogue->test, (catalogue->tests + tests) * sizeof(const struct registry_entry *));
  if (test == NULL)
    return false;
  catalogue->test = test;
  return true;
}

bool catalogue_add(struct catalogue *catalogue, const struct subject_given *given, char *why) {
  why[0] = '\0';
  struct foreign *foreign = foreign_open(given, why);
  if (foreign == NULL)
    return false;
  if (!make_room(catalogue, foreign_count(foreign))) {
    snprintf(why, SUBJECT_WHY, "no memory for foreign tests");
    foreign_close(foreign);
    return false;
  }
  catalogue->given[catalogue->givens++] = foreign;
  for (size_t k = 0; k < foreign_count(foreign); k++) {
    const struct registry_entry *entry = foreign_at(foreign, k);
    if (catalogue_find(catalogue, entry->stem) != NULL)
      return say_why(why,
                     SUBJECT_WHY,
                     "%.300s: the name '%.80s' is another test's too%s",
                     entry->file,
                     entry->stem,
                     given->command != NULL ? "; give it one with --name" : "");
    catalogue->test[catalogue->tests++] = entry;
  }
  return true;
}

bool catalogue_has_foreign(const struct catalogue *catalogue) {
  return catalogue != NULL && catalogue->tests > 0;
}

size_t catalogue_count(const struct catalogue *catalogue) {
  return registry_count() + (catalogue == NULL ? 0 : catalogue->tests);
}

const struct registry_entry *catalogue_at(const struct catalogue *catalogue, size_t index) {
  return index < registry_count() ? registry_at(index) : catalogue->test[index - registry_count()];
}

const struct registry_entry *catalogue_find(const struct catalogue *catalogue, const char *id) {
  for (size_t k = 0; k < catalogue_count(catalogue); k++)
    if (strcmp(catalogue_at(catalogue, k)->stem, id) == 0)
      return catalogue_at(catalogue, k);
  return NULL;
}

const char *catalogue_nearest(const struct catalogue *catalogue, const char *id) {
  const char *nearest = registry_nearest(id);
  for (size_t k = registry_count(); k < catalogue_count(catalogue); k++)
    if (spelling_distance(id, catalogue_at(catalogue, k)->stem) < spelling_distance(id, nearest))
      nearest = catalogue_at(catalogue, k)->stem;
  return nearest;
}

void subjects_grant(const struct registry_entry *const *tests, unsigned count, double times) {
  for (unsigned k = 0; k < count; k++)
    if (tests[k]->algorithm->ask != NULL)
      subject_grant(tests[k]->algorithm->subject, times);
}

bool subjects_exhausted(const struct registry_entry *const *tests, unsigned count) {
  for (unsigned k = 0; k < count; k++)
    if (tests[k]->algorithm->ask == NULL || !subject_is_given_up(tests[k]->algorithm->subject))
      return false;
  return count > 0;
}
