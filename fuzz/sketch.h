/* A sketch: both shapes of a run of cases in whole numbers, before they are written in a form's layouts and
 * type.
 *
 * Whole numbers make touching exact in every layout. A scale then makes them decimals, powers of two, huge or
 * tiny.
 */
#ifndef GRAZE_SKETCH_H
#define GRAZE_SKETCH_H

#include "generate.h"

/* A box or point has x, y, w, h; a disc has its centre in x, y and its radius in w. */
struct sketch_shape {
  bool square; /* the layout has one size: w */
  int64_t x[RUN_CASES], y[RUN_CASES], w[RUN_CASES], h[RUN_CASES];
};

struct sketch {
  struct sketch_shape a, b; /* in the order of the pair's name: point or disc before box */
  int unit[RUN_CASES];      /* each number is whole * 2^unit, or whole / 10^-unit when decimal */
  bool decimal;
  int nudge; /* numbers may be moved by up to this many units or ulps */
};

/* A stream of random words for one run: a key from Philox, mixed with counters. */
struct dice {
  uint64_t key;
  uint64_t column; /* how many words a lane have been taken */
};

struct dice dice_for(uint64_t seed, uint64_t run, uint64_t purpose);

/* The words of one more column. */
void dice_words(struct dice *dice, uint64_t words[RUN_CASES]);
/* Whole numbers in [low, high] for one more column; spans below 2^32. */
void dice_whole(struct dice *dice, int64_t low, int64_t high, int64_t to[RUN_CASES]);

void sketch_family(enum family family, const struct form *form, struct dice *dice, struct sketch *sketch);

#endif
