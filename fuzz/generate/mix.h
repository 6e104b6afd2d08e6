/* The mix: which families of cases there are, and how many runs are of each. A family is a way to be near
 * trouble; families.def tells of each.
 */
#ifndef GRAZE_MIX_H
#define GRAZE_MIX_H

#include <stdint.h>

enum family {
#define FAMILY(ID, name, weight) FAMILY_##ID,
#include "families.def"
  FAMILIES
};
const char *family_name(enum family family);

/* Numbers to try by themselves and in pairs. */
enum { DICTIONARY_MAX = 64 };
struct dictionary {
  unsigned count;
  double number[DICTIONARY_MAX];
};
extern const struct dictionary DICTIONARY_USUAL;

/* Out of 1024 runs, how many are of each family; and the numbers of FAMILY_CONSTANTS, NULL for the usual. */
struct mix {
  unsigned weight[FAMILIES];
  const struct dictionary *dictionary;
};
extern const struct mix MIX_DEFAULT;
/* Uniform numbers alone, to measure the others by. */
extern const struct mix MIX_UNIFORM;
/* The names of mixes; NULL after the last. */
const char *mix_word(unsigned k);
/* A mix, and the numbers that go with it. */
struct mixture {
  struct mix mix;
  struct dictionary dictionary;
};
/* The mix that a text names, by its name and perhaps numbers, made in `to`; or NULL. */
const struct mix *mix_named(const char *text, struct mixture *to);

enum family mix_family(const struct mix *mix, uint64_t seed, uint64_t run);

#endif
