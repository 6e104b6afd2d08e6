/* Where cases come from: the generator's mix deals them, a lattice lists them. Case n is a pure function of
 * the source, n and the form.
 */
#ifndef GRAZE_SOURCE_H
#define GRAZE_SOURCE_H

#include "block.h"

struct source {
  /* Writes cases from `first` on, a multiple of `rows`, and says of which families they are. False: all of
   * them are INVALID, and none is written. */
  bool (*draw)(const struct source *source, struct block *block, uint64_t first);
  /* Truths of a block just drawn, as the reference says them; places are none. NULL, or false: it is to be
   * asked. */
  bool (*refer)(const struct source *source, struct block *block, uint64_t first);
  /* One case by itself: the same numbers, and of which family it is. */
  enum family (*one)(const struct source *source, uint64_t n, const struct form *form, union number *numbers);
  size_t rows;    /* of a block */
  const void *of; /* the mix, or the lattice */
  uint64_t seed;
};

struct source source_mix(const struct mix *mix, uint64_t seed);

#endif
