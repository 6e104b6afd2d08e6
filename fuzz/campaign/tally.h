/* What a campaign counts, in memory: cases by family, truth and place, and the answers that were not the
 * expected ones.
 *
 * Counts are sums and first cases are minima, so tallies of disjoint ranges merge to the same numbers in any
 * order.
 */
#ifndef GRAZE_TALLY_H
#define GRAZE_TALLY_H

#include "generate/generate.h"
#include "judge.h"
#include "registry.h"

enum { TRUTHS = 16 }; /* truth bytes: a relation, and the half-open answer */

/* Tests whose forms have the same shapes and type are put to the same cases. */
struct group {
  struct form form; /* a disc or point before a box */
  uint64_t cases[FAMILIES][TRUTHS][PLACES_MAX];
  struct step_counts steps;
};

/* One kind of unexpected answer. */
struct sighting {
  uint64_t count, first; /* first: the least case number */
};

/* A test in a campaign. */
struct entrant {
  const struct registry_entry *entry;
  unsigned group;
  struct sighting sightings[FAMILIES][TRUTHS][PLACES_MAX][ANSWERS];
};

struct tally {
  unsigned groups, entrants;
  struct group *group;
  struct entrant *entrant;
};

/* The tests chosen; helpers are never entrants. NULL when there is no memory. */
struct tally *tally_new(const struct registry_entry *const *entries, unsigned count);
void tally_free(struct tally *tally);
/* An empty tally of the same entrants. */
struct tally *tally_like(const struct tally *tally);
void tally_clear(struct tally *tally);
void tally_merge(struct tally *into, const struct tally *from);

/* The answer that is counted by the case and not by itself: the one the contract expects, or a hit where
 * nothing is. */
enum answer tally_expected(enum contract contract, uint8_t truth);
/* Cases of one cell with a given answer, over all families. */
uint64_t tally_answers(const struct tally *tally,
                       const struct entrant *entrant,
                       unsigned truth,
                       place_t place,
                       enum answer answer);

#endif
