/* What follows from the truths of a block, and from a test's answers to it. */
#ifndef GRAZE_JUDGED_H
#define GRAZE_JUDGED_H

#include "block.h"
#include "level.h"
#include "tally.h"

enum { WORDS = BLOCK_ROWS / 64 };

/* Rows [from, to) of the block are wanted; the block begins at case `first`. */
struct slice {
  uint64_t first;
  size_t from, to;
};

/* Sets of rows are words, each of 64. */
struct judged {
  _Alignas(CACHE_LINE) place_t places[BLOCK_ROWS]; /* 0 where the group has none */
  _Alignas(CACHE_LINE) uint8_t cells[BLOCK_ROWS];  /* where a row is counted */
  uint64_t wanted[WORDS];                          /* rows of the slice */
  uint64_t hits[CONTRACTS][WORDS];                 /* where the contract expects one */
};
_Static_assert(CELLS_MAX <= UINT8_MAX, "a byte holds a cell");

/* Finds the sets of rows, and counts the cases of each cell. */
typedef void judge_rows_function(const struct block *block,
                                 const struct slice *slice,
                                 const struct group *group,
                                 struct judged *judged);
/* Counts the rows whose answer is not the expected one. */
typedef void sight_function(const struct block *block,
                            const struct slice *slice,
                            const struct judged *judged,
                            const struct entrant *entrant);
struct judging {
  judge_rows_function *judge;
  sight_function *sight;
};
extern const struct judging LEVELED(judging);

#endif
