/* A batch being worked on, and what the parts of batch.c share. */
#ifndef GRAZE_WORK_H
#define GRAZE_WORK_H

#include "general.h"
#include "kinds.h"
#include "lanes.h"
#include "signs.h"

enum { COLUMNS = FORM_MAX_COLUMNS };

/* Shape a is the pair's first (a disc before a box), whatever the order of the form. */
struct work {
  const struct form *form;
  enum pair pair;
  enum layout layout_a, layout_b;
  const void *const *columns, *const *columns_a, *const *columns_b;
  size_t count;
  uint8_t *truths;
  place_t *places;
  struct step_counts *counts;
};

static inline void count_step(const struct work *work, enum step step, uint64_t decided) {
  if (work->counts != NULL)
    work->counts->decided[step] += decided;
}

/* One case by the general step. */
static void decide_generally(const struct work *work, size_t row) {
  union number numbers[COLUMNS];
  const unsigned columns = form_columns(work->form);
  for (unsigned k = 0; k < columns; k++)
    numbers[k] = column_get(work->form->type, work->columns[k], row);
  const struct truth truth = general_truth(work->form, numbers);
  work->truths[row] = (uint8_t)(truth.relation | (truth.half_open_hit ? TRUTH_HALF_OPEN_HIT : 0));
  if (work->places != NULL)
    work->places[row] = truth.place;
}

/* The rows that are still UNDECIDED; `rows` has room for one more than there can be. */
static size_t list_undecided(const uint8_t *truths, size_t count, size_t *rows) {
  size_t left = 0;
  for (size_t i = 0; i < count; i++) {
    rows[left] = i;
    left += truths[i] == UNDECIDED;
  }
  return left;
}

/* Positions and Allen kinds are kept as bytes while doubles are compared, and folded into places in a loop of
 * bytes. */
struct kinds {
  uint8_t x[CHUNK], y[CHUNK];
};

VECTOR_INLINE void kinds_of_positions(struct end_columns centre, struct end_columns low,
                                      struct end_columns high, size_t count, uint8_t *kinds) {
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    const struct split c = end_at(centre, i), l = end_at(low, i), h = end_at(high, i);
    const mask outside = split_less(c, l) | split_less(h, c), on_end = split_equal(c, l) | split_equal(c, h);
    mask_store_bytes(kinds + i, mask_select(outside, mask_all(POSITION_OUTSIDE), on_end & POSITION_ON_END));
  }
}

/* The zones of kinds.h in closed form. */
static void zones_of_kinds(const struct kinds *kinds, size_t count, place_t *restrict places) {
  for (size_t i = 0; i < count; i++) {
    const unsigned more = kinds->x[i] > kinds->y[i] ? kinds->x[i] : kinds->y[i];
    const unsigned less = kinds->x[i] > kinds->y[i] ? kinds->y[i] : kinds->x[i];
    places[i] = (place_t)(more == POSITION_OUTSIDE ? ZONE_SIDE + less : more + less);
  }
}

static void zones_of_lanes(const struct lanes lanes[2], size_t count, place_t *places) {
  struct kinds kinds;
  kinds_of_positions(lanes[0].left, lanes[1].left, lanes[1].right, count, kinds.x);
  kinds_of_positions(lanes[0].top, lanes[1].top, lanes[1].bottom, count, kinds.y);
  zones_of_kinds(&kinds, count, places);
}

#endif
