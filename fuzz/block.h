/* A block: some cases of one form side by side, what the reference says of each and what a test answers.
 */
#ifndef GRAZE_BLOCK_H
#define GRAZE_BLOCK_H

#include "generate/generate.h"
#include "reference/reference.h"
#include "registry.h"

enum { BLOCK_ROWS = REFERENCE_BLOCK, BLOCK_RUNS = BLOCK_ROWS / RUN_CASES };

struct block {
  struct form form; /* of the columns; to be set before they are */
  enum level level; /* that draws, judges and answers */
  size_t rows;      /* in use: BLOCK_ROWS unless told otherwise */
  union {
    void *column[FORM_MAX_COLUMNS]; /* to write, each with room for any number type */
    const void *shown[FORM_MAX_COLUMNS];
  };
  enum family family[BLOCK_RUNS]; /* of the runs drawn last */
  _Alignas(CACHE_LINE) uint8_t truths[BLOCK_ROWS], answers[BLOCK_ROWS];
  _Alignas(CACHE_LINE) double numbers[][BLOCK_ROWS]; /* the columns: room that is not needed is not touched */
};

/* NULL when there is no memory. */
struct block *block_new(enum level level);
void block_free(struct block *block);

/* All rows: cases [first, first + BLOCK_ROWS), as the mix deals them in the block's form; `first` begins a
 * run. */
void block_draw(struct block *block, const struct mix *mix, uint64_t seed, uint64_t first);
/* Truths of all rows, by the reference. */
void block_refer(struct block *block);
/* Answers to all rows, by a test of the block's form or of its shapes in the other order. */
void block_ask(struct block *block, const struct registry_entry *entry);
/* The same for rows [from, from + rows), as one call; ANSWER_UNASKED too. */
void block_ask_rows(const struct block *block,
                    const struct registry_entry *entry,
                    size_t from,
                    size_t rows,
                    uint8_t *answers);

void block_get(const struct block *block, size_t row, union number *numbers);
void block_put(struct block *block, size_t row, const union number *numbers);

/* Where cases come from: the generator's mix deals them, a lattice lists them. Case n is a pure function of
 * the source, n and the form. */
struct source {
  /* Writes cases from `first` on, a multiple of `rows`, and says of which families they are. False: all of
   * them are INVALID, and none is written. */
  bool (*draw)(const struct source *source, struct block *block, uint64_t first);
  /* One case by itself: the same numbers, and of which family it is. */
  enum family (*one)(const struct source *source, uint64_t n, const struct form *form, union number *numbers);
  size_t rows;    /* of a block */
  const void *of; /* the mix, or the lattice */
  uint64_t seed;
};

struct source source_mix(const struct mix *mix, uint64_t seed);
/* Case n in a test's own form. */
enum family
source_case(const struct source *source, uint64_t n, const struct form *form, union number *numbers);

#endif
