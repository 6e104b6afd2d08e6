/* A sketch: both shapes of a run of cases in whole numbers, before they are written in a form's layouts and
 * type. Forms of the same shapes share it: case n shows the same scene in each, as far as they can hold it.
 *
 * Whole numbers make touching exact in every layout. A scale then makes them decimals, powers of two, huge or
 * tiny. They stay below 2^28, so that twice a coordinate and a size fit in 32 bits.
 */
#ifndef GRAZE_SKETCH_H
#define GRAZE_SKETCH_H

#include "dice.h"
#include "level.h"
#include "mix.h"

/* A box or point has x, y, w, h, and the core of a rounded box has them too; a disc has its centre in x, y
 * and its radius in w. Other shapes have their corners, and a radius in w. */
struct sketch_shape {
  _Alignas(CACHE_LINE) int32_t x[RUN_CASES], y[RUN_CASES], w[RUN_CASES], h[RUN_CASES], r[RUN_CASES];
  _Alignas(CACHE_LINE) int32_t at_x[LAYOUT_MAX_COLUMNS / 2][RUN_CASES],
      at_y[LAYOUT_MAX_COLUMNS / 2][RUN_CASES], corners[RUN_CASES];
};

/* A point, or a way, in whole numbers. */
struct grid_step {
  int32_t x, y;
};

/* What a sketch depends on besides seed, run and family. */
struct sketch_kind {
  enum pair pair;
  bool a_square, b_square; /* the shape has one size: h is w */
};

struct sketch {
  struct sketch_shape a, b; /* in the order of the pair's name */
};

/* The other families' numbers are drawn one by one. */
static inline bool family_is_sketched(enum family family) {
  return family != FAMILY_EXTREME && family != FAMILY_LIMITS;
}

/* Draws the run's shapes, of a sketched family. Of hulls case by case, the same at each level. */
typedef void
sketch_run_function(enum family family, struct sketch_kind kind, struct dice *dice, struct sketch *sketch);
sketch_run_function sketch_hulls;
extern sketch_run_function *const LEVELED(run_sketcher);

/* Writes the run in a form's layouts, scale and type into the columns from `row` on, some of its numbers
 * moved a little. The sketch is not read where the family has none. */
typedef void write_run_function(enum family family,
                                const struct form *form,
                                const struct sketch *sketch,
                                const struct dictionary *dictionary,
                                struct dice *dice,
                                void *const *columns,
                                size_t row);
extern write_run_function *const LEVELED(run_writer);

#endif
