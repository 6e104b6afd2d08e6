/* Every test, in a fixed order: by pair, then by file name. CMake finds the files and writes the table. */
#ifndef GRAZE_REGISTRY_H
#define GRAZE_REGISTRY_H

#include "algorithm.h"
#include "level.h"

struct registry_entry {
  const struct algorithm *algorithm;
  algorithm_batch *const *leveled[LEVELS - 1]; /* NULL where the level is not built; see registry_batch */
  const char *stem;                            /* the file's name without its ending */
  const char *file;                            /* algorithms/disc_box/clamp_py.c */
  const char *source;                          /* the text of the file */
};

size_t registry_count(void);
const struct registry_entry *registry_at(size_t index);
/* NULL when there is no such test. */
const struct registry_entry *registry_find(const char *id);
/* The id nearest in spelling, for "did you mean". */
const char *registry_nearest(const char *id);
/* The test's batch loop as compiled for `level`, or the nearest below it. */
algorithm_batch *registry_batch(const struct registry_entry *entry, enum level level);

#endif
