/* Random words for one run of cases: a key from Philox, mixed with counters, so that a column of them is a
 * straight loop. */
#ifndef GRAZE_DICE_H
#define GRAZE_DICE_H

#include "form.h"

#include <stdint.h>

enum { RUN_CASES = 256 };

struct dice {
  uint32_t key[2];
  uint32_t drawn; /* columns of words taken so far */
};

/* A stream of its own for each seed, run and purpose. */
enum dice_purpose { DICE_FAMILY = 1, DICE_SKETCH, DICE_WRITE, DICE_SLIDE = 96 };
struct dice dice_for(uint64_t seed, uint64_t run, enum dice_purpose purpose);

/* The finisher of Appleby's MurmurHash3. */
static inline uint32_t dice_mixed(uint32_t z) {
  z = (z ^ z >> 16) * 0x85ebca6bU;
  z = (z ^ z >> 13) * 0xc2b2ae35U;
  return z ^ z >> 16;
}

/* The words of one more column: a counter and a key, mixed. */
static inline void dice_words(struct dice *dice, uint32_t words[RUN_CASES]) {
  const uint32_t first = dice->drawn++ * RUN_CASES;
  for (uint32_t i = 0; i < RUN_CASES; i++) {
    uint32_t z = (first + i) * 0x9e3779b9U + dice->key[0];
    z = (z ^ z >> 16) * 0x85ebca6bU ^ dice->key[1];
    z = (z ^ z >> 13) * 0xc2b2ae35U;
    words[i] = z ^ z >> 16;
  }
}

/* A number below `span`, which is at most 2^16, from the upper half of a word. */
static inline int32_t dice_below(uint32_t word, uint32_t span) {
  return (int32_t)((word >> 16) * span >> 16);
}

/* Whole numbers in [low, high] for one more column; at most 2^31 of them. */
static inline void dice_whole(struct dice *dice, int32_t low, int32_t high, int32_t to[RUN_CASES]) {
  const uint64_t span = (uint64_t)(high - low) + 1;
  _Alignas(CACHE_LINE) uint32_t words[RUN_CASES];
  dice_words(dice, words);
  if (span <= 1 << 16)
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = low + dice_below(words[i], (uint32_t)span);
  else
    for (unsigned i = 0; i < RUN_CASES; i++)
      to[i] = low + (int32_t)(words[i] * span >> 32);
}

#endif
