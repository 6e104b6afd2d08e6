/* The exact truth of a case: relation, place and gap, for every input of every form.
 *
 * No step rounds where it answers. The reference depends on no library and no heap.
 */
#ifndef GRAZE_REFERENCE_H
#define GRAZE_REFERENCE_H

#include "form.h"
#include "truth.h"

/* What is true of one case. */
struct truth {
  enum relation relation;
  place_t place;      /* meaningless when INVALID */
  bool half_open_hit; /* at TOUCHING: whether the half-open shapes (left and top edges held) meet */
};

/* The steps by which a relation is decided. Each is exact when it answers. */
enum step {
  STEP_WHOLE,       /* points, discs and boxes of integer types: exact integers; always answers */
  STEP_FILTER,      /* doubles and a proven error bound; of other shapes, for every type */
  STEP_ERROR_FREE,  /* sums and products split into exact parts; answers when no exponent is extreme */
  STEP_ACCUMULATOR, /* whole numbers of any length; always answers */
  STEPS
};

/* Forms of PAIR_NONE have no truth: they are INVALID, at place 0. */
struct truth reference_truth(const struct form *form, const union number *numbers);

/* The last step alone. */
struct truth general_truth(const struct form *form, const union number *numbers);

/* One step on its own. False when the step does not claim this case (or does not apply to the form).
   `relation` is then untouched. */
bool reference_step(enum step step,
                    const struct form *form,
                    const union number *numbers,
                    enum relation *relation);

/* The truth as one byte for a batch: relation in the low three bits, then the half-open answer. */
enum { TRUTH_RELATION = 7, TRUTH_HALF_OPEN_HIT = 8 };
static inline enum relation truth_relation(uint8_t truth) { return (enum relation)(truth & TRUTH_RELATION); }
static inline uint8_t truth_byte(struct truth truth) {
  return (uint8_t)(truth.relation | (truth.half_open_hit ? TRUTH_HALF_OPEN_HIT : 0));
}

/* How many cases of a batch each step decided. */
struct step_counts {
  uint64_t decided[STEPS];
};

enum { REFERENCE_BLOCK = 2048 }; /* the most cases of one call of reference_batch */

/* Truth bytes and places for `count` cases (at most REFERENCE_BLOCK) in columns. `places` may be NULL when
   they are not wanted; `counts` is added to, and may be NULL. */
typedef void reference_batch_function(const struct form *form,
                                      const void *const *columns,
                                      size_t count,
                                      uint8_t *truths,
                                      place_t *places,
                                      struct step_counts *counts);
reference_batch_function reference_batch;

/* The signed gap: positive, how far apart the closed sets are; negative, how deep they overlap (the shortest
   move that leaves them touching); zero exactly when TOUCHING. The sign is exact, the size has a relative
   error below 2^-46; it saturates at the largest double and at the least subnormal. NaN for INVALID and for
   PAIR_NONE. */
double reference_gap(const struct form *form, const union number *numbers);

#endif
