#include "catalogue.h"

#include "engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct catalogue {
  struct foreign *first; /* in the order in which they were given */
};

static void foreign_close(struct foreign *foreign) {
  for (size_t k = 0; k < foreign->count; k++)
    subject_end(&foreign->subject[k]);
  free(foreign->subject);
  free(foreign);
}

/* NULL with why. */
static struct foreign *foreign_open(const struct subject_given *given, char *why) {
  struct foreign *foreign = calloc(1, sizeof *foreign);
  if (foreign == NULL) {
    refuse(why, "no memory for a foreign test");
    return NULL;
  }
  foreign->given = *given;
  if (!(given->seconds > 0))
    foreign->given.seconds = SUBJECT_SECONDS;
  if (!(given->patience > 0))
    foreign->given.patience = SUBJECT_PATIENCE;
  if (given->path != NULL ? plugin_open(foreign, why) : command_open(foreign, why))
    return foreign;
  foreign_close(foreign);
  return NULL;
}

struct catalogue *catalogue_new(void) {
  return calloc(1, sizeof(struct catalogue));
}

void catalogue_free(struct catalogue *catalogue) {
  for (struct foreign *next, *foreign = catalogue != NULL ? catalogue->first : NULL; foreign != NULL;
       foreign = next) {
    next = foreign->next;
    foreign_close(foreign);
  }
  free(catalogue);
}

bool catalogue_add(struct catalogue *catalogue, const struct subject_given *given, char *why) {
  struct foreign **end = &catalogue->first;
  why[0] = '\0';
  while (*end != NULL)
    end = &(*end)->next;
  *end = foreign_open(given, why);
  for (size_t k = 0; *end != NULL && k < (*end)->count; k++) {
    const struct registry_entry *entry = &(*end)->subject[k].entry;
    if (catalogue_find(catalogue, entry->stem) != entry)
      return refuse(why,
                    "%.300s: the name '%.80s' is another test's too%s",
                    entry->file,
                    entry->stem,
                    given->command != NULL ? "; give it one with --name" : "");
  }
  return *end != NULL;
}

bool catalogue_has_foreign(const struct catalogue *catalogue) {
  return catalogue_count(catalogue) > registry_count();
}

size_t catalogue_count(const struct catalogue *catalogue) {
  size_t count = registry_count();
  for (const struct foreign *foreign = catalogue != NULL ? catalogue->first : NULL; foreign != NULL;
       foreign = foreign->next)
    count += foreign->count;
  return count;
}

const struct registry_entry *catalogue_at(const struct catalogue *catalogue, size_t index) {
  if (index < registry_count())
    return registry_at(index);
  const struct foreign *foreign = catalogue->first;
  for (index -= registry_count(); index >= foreign->count; foreign = foreign->next)
    index -= foreign->count;
  return &foreign->subject[index].entry;
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

void subjects_renew(const struct registry_entry *const *tests, unsigned count, double times) {
  for (unsigned k = 0; k < count; k++)
    if (tests[k]->algorithm->ask != NULL)
      subject_renew(tests[k]->algorithm->subject, times);
}
