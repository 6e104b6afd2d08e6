/* Every test, in a fixed order: by pair, file name and place in the file. CMake finds the records and
 * writes the table. */
#ifndef GRAZE_REGISTRY_H
#define GRAZE_REGISTRY_H

#include "algorithm.h"
#include "level.h"
#include "reference/reference.h"

struct registry_entry {
  const struct algorithm *algorithm;
  algorithm_batch *const *batch_v3; /* NULL where the level is not built */
  const char *stem;                 /* the id */
  const char *file;                 /* algorithms/disc_box/clamp_py.c */
  const char *source;               /* the text of the file */
};

size_t registry_count(void);
const struct registry_entry *registry_at(size_t index);
/* NULL when there is no such test. */
const struct registry_entry *registry_find(const char *id);
/* The id nearest in spelling, for "did you mean". */
const char *registry_nearest(const char *id);
/* Levenshtein distance, one row at a time; names longer than 64 count as that far away. */
unsigned spelling_distance(const char *a, const char *b);
/* The answers of a test, built in or not, to `count` cases: ANSWER_UNASKED where it was given up on. A
 * built-in test is asked by its batch loop as compiled for `level`, or the nearest below it. */
void registry_ask(const struct registry_entry *entry,
                  enum level level,
                  const void *const *columns,
                  size_t count,
                  uint8_t *answers);
/* The reference's batch loop, likewise. */
reference_batch_function *registry_reference(enum level level);

#endif
