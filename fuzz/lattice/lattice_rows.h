/* The loops over the rows of a lattice's block, compiled for each instruction level. */
#ifndef GRAZE_LATTICE_ROWS_H
#define GRAZE_LATTICE_ROWS_H

#include "algorithm.h"
#include "generate/leveled.h"
#include "level.h"
#include "reference/reference.h"

/* What a contract asks for: the right answer, and all ones where one is asked for. */
struct lattice_asked {
  unsigned judged; /* rows at which one is */
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
