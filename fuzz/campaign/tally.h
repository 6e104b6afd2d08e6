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

/* Cells: the truth bytes that there are, in order, by the places of a pair. */
enum { CELL_TRUTHS = RELATIONS + 1, CELLS_MAX = CELL_TRUTHS * PLACES_MAX };
static inline unsigned truth_rank(uint8_t truth) {
  return truth < TRUTH_HALF_OPEN_HIT ? truth : (unsigned)RELATIONS;
}
static inline uint8_t cell_truth(unsigned cell, unsigned places) {
  const unsigned rank = cell / places;
  return rank < RELATIONS ? (uint8_t)rank : RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT;
}

/* Beside the families: answers that were other ones when a block was asked again, in reverse and in calls of
 * many lengths; one of both was wrong. And cases that were not put to a test that is given up on, as if they
 * had no answer. */
enum { ASKED_AGAIN = FAMILIES, NOT_ASKED, SIGHTED };
const char *sighted_name(unsigned family);

/* Tests whose forms have the same shapes and type are put to the same cases. Built-in tests of segments,
 * capsules, ellipses, triangles and quads, which take some five times as long, and those that answer with
 * numbers, each graded by itself, are put to one block in HULLS_EVERY beside others. */
enum { HULLS_EVERY = 32 };
struct group {
  struct form form;       /* a disc or point before a box */
  unsigned every;         /* it is put to one block in so many */
  unsigned places, cells; /* of its pair, or one place for all */
  uint64_t *cases;        /* [FAMILIES][cells] */
  struct step_counts steps;
};

/* One kind of unexpected answer. */
struct sighting {
  uint64_t count, first; /* first: the least case number */
};

/* So many more, of which case `first` is the first. */
static inline void count_sighting(struct sighting *sighting, uint64_t count, uint64_t first) {
  sighting->first = sighting->count == 0 || first < sighting->first ? first : sighting->first;
  sighting->count += count;
}

/* A test in a campaign. */
struct entrant {
  const struct registry_entry *entry;
  struct group *group;
  struct sighting *sightings; /* [SIGHTED][cells][ANSWERS] */
};

struct tally {
  unsigned groups, entrants;
  struct group *group;
  struct entrant *entrant;
  size_t cases_count, sightings_count;
  uint64_t *cases;            /* of all groups */
  struct sighting *sightings; /* of all entrants */
};

/* The tests chosen; helpers are never entrants. NULL when there is no memory. */
struct tally *tally_new(const struct registry_entry *const *entries, unsigned count);
/* The same with one place for all. */
struct tally *tally_of_truths(const struct registry_entry *const *entries, unsigned count);
void tally_free(struct tally *tally);
/* An empty tally of the same entrants. */
struct tally *tally_like(const struct tally *tally);
void tally_clear(struct tally *tally);
void tally_merge(struct tally *into, const struct tally *from);

static inline uint64_t *tally_cases(const struct group *group, enum family family, unsigned cell) {
  return &group->cases[family * group->cells + cell];
}
static inline struct sighting *
tally_sighting(const struct entrant *entrant, unsigned family, unsigned cell, enum answer answer) {
  return &entrant->sightings[(family * entrant->group->cells + cell) * ANSWERS + answer];
}
uint64_t tally_kinds(const struct tally *tally); /* how many sightings there are */
/* Cases of one cell that were put to the test, over all families; and those of all cells that were not. */
uint64_t tally_asked(const struct entrant *entrant, unsigned cell);
uint64_t tally_unasked(const struct entrant *entrant);
/* Cases of one cell with a given answer, over all families. The answer that judge_expected names is counted
 * by the case and not by itself. */
uint64_t tally_answers(const struct entrant *entrant, unsigned cell, enum answer answer);

/* Ranges of case numbers: sorted, disjoint, and neighbours made one, so that they do not tell how a campaign
 * was split. All zeros: none. */
struct range {
  uint64_t first, last; /* [first, last) */
};
struct ranges {
  size_t count, room;
  struct range *range;
};

/* False when there is no memory; nothing is added then. What is there already is not there twice. */
bool ranges_add(struct ranges *ranges, struct range more);
void ranges_free(struct ranges *ranges);
/* Cases of `within` that are in the ranges. */
uint64_t ranges_cases(const struct ranges *ranges, struct range within);
/* The first stretch of `within` that is not; empty when all of it is. */
struct range ranges_gap(const struct ranges *ranges, struct range within);

#endif
