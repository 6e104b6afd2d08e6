/* The loops over the rows of a lattice's block, compiled for each instruction level. */
#ifndef GRAZE_LATTICE_ROWS_H
#define GRAZE_LATTICE_ROWS_H

#include "generate/leveled.h"
#include "judge.h"
#include "level.h"

/* What a contract asks for: the right answer, and in which bits another answer may not differ. */
struct lattice_asked {
  enum contract contract;
  unsigned judged; /* rows at which a hit is told from a miss */
  _Alignas(64) uint8_t right[REFERENCE_BLOCK], asked[REFERENCE_BLOCK];
};

struct lattice_rows {
  void (*ask)(const uint8_t *truths, size_t rows, enum contract contract, struct lattice_asked *asked);
  /* Whether any answer is wrong; adds how many are, by outcome. */
  bool (*count)(const uint8_t *truths,
                size_t rows,
                const struct lattice_asked *asked,
                const uint8_t *answers,
                uint64_t wrong[OUTCOMES]);
};

const struct lattice_rows *lattice_rows_at(enum level level);
extern const struct lattice_rows LEVELED(lattice_rows);

#endif
