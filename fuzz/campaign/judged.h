/* What follows from the truths of a block, and from a test's answers to it. */
#ifndef GRAZE_JUDGED_H
#define GRAZE_JUDGED_H

#include "block.h"
#include "level.h"
#include "tally.h"

/* Rows [from, to) of the block are wanted; the block begins at case `first`. */
struct slice {
  uint64_t first;
  size_t from, to;
};

struct judged {
  _Alignas(CACHE_LINE) place_t places[BLOCK_ROWS]; /* 0 where the group has none */
  _Alignas(CACHE_LINE) uint8_t cells[BLOCK_ROWS];  /* where a row is counted */
};
_Static_assert(CELLS_MAX <= UINT8_MAX, "a byte holds a cell");

/* Counts the cases of each cell. */
typedef void judge_rows_function(const struct block *block,
                                 const struct slice *slice,
                                 const struct group *group,
                                 struct judged *judged);
/* Counts the rows whose answer is not the expected one, and those that were not put to the test. */
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
