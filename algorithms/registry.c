#include "registry.h"

#include "environment.h"

#include <string.h>

/* Written by cmake/registry.cmake from the files it finds. */
extern const struct registry_entry graze_registry[];
extern const size_t graze_registry_count;

size_t registry_count(void) { return graze_registry_count; }

const struct registry_entry *registry_at(size_t index) { return &graze_registry[index]; }

const struct registry_entry *registry_find(const char *id) {
  for (size_t i = 0; i < graze_registry_count; i++)
    if (strcmp(graze_registry[i].stem, id) == 0)
      return &graze_registry[i];
  return NULL;
}

unsigned spelling_distance(const char *a, const char *b) {
  enum { LONGEST = 64 };
  const size_t columns = strlen(b);
  if (columns > LONGEST)
    return LONGEST;
  unsigned row[LONGEST + 1];
  for (unsigned j = 0; j <= columns; j++)
    row[j] = j;
  for (unsigned i = 1; a[i - 1] != '\0'; i++) {
    unsigned diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= columns; j++) {
      unsigned best = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      best = row[j] + 1 < best ? row[j] + 1 : best;
      row[j] = row[j - 1] + 1 < best ? row[j - 1] + 1 : best;
    }
  }
  return row[columns];
}

const char *registry_nearest(const char *id) {
  const char *nearest = "";
  unsigned least = ~0U;
  for (size_t i = 0; i < graze_registry_count; i++) {
    const unsigned distance = spelling_distance(id, graze_registry[i].stem);
    if (distance < least) {
      least = distance;
      nearest = graze_registry[i].stem;
    }
  }
  return nearest;
}

static algorithm_batch *batch_at(const struct registry_entry *entry, enum level level) {
  return level == LEVEL_V3 && entry->batch_v3 != NULL ? *entry->batch_v3 : entry->algorithm->batch;
}

void registry_ask(const struct registry_entry *entry,
                  enum level level,
                  const void *const *columns,
                  size_t count,
                  uint8_t *answers) {
  const struct algorithm *algorithm = entry->algorithm;
  if (algorithm->ask == NULL) {
    batch_at(entry, level)(columns, count, answers);
    environment_mend();
    return;
  }
  algorithm->ask(algorithm->subject, columns, count, answers);
}

reference_batch_function reference_batch_v3;

reference_batch_function *registry_reference(enum level level) {
  static reference_batch_function *const REFERENCE[LEVELS] = AT_LEVELS(reference_batch);
  return REFERENCE[level];
}
