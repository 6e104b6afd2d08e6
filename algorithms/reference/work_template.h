/* A batch being worked on, and what the parts of batch.c share. */
#ifndef GRAZE_WORK_TEMPLATE_H
#define GRAZE_WORK_TEMPLATE_H

#include "kinds.h"
#include "lanes_template.h"
#include "level.h"
#include "reference.h"
#include "signs_template.h"

enum { COLUMNS = FORM_MAX_COLUMNS, CORNERS = 4 /* the most of a hull in a batch */ };

/* Of eight truths: that of UNDECIDED alone has one. */
#define HIGH_BITS UINT64_C(0x8080808080808080)

/* Shape a is the pair's first (a disc before a box), whatever the order of the form. */
struct work {
  const struct form *form;
  enum pair pair;
  enum layout layout_a, layout_b;
  enum ends ends_a, ends_b;
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

static inline void take_case(const struct work *work, size_t row, union number numbers[COLUMNS]) {
  const unsigned columns = form_columns(work->form);
  for (unsigned k = 0; k < columns; k++)
    numbers[k] = column_get(work->form->type, work->columns[k], row);
}

/* One case by the general step. */
static inline void decide_generally(const struct work *work, size_t row) {
  union number numbers[COLUMNS];
  take_case(work, row, numbers);
  const struct truth truth = general_truth(work->form, numbers);
  work->truths[row] = truth_byte(truth);
  if (work->places != NULL)
    work->places[row] = truth.place;
}

/* The rows that are still UNDECIDED; `rows` has room for one more than there can be. Eight rows at a time are
 * passed over where none has its high bit set. */
static inline size_t list_undecided(const uint8_t *truths, size_t count, size_t *rows) {
  size_t left = 0;
  for (size_t i = 0; i < count;) {
    uint64_t eight = 0;
    if (i + 8 <= count)
      memcpy(&eight, truths + i, 8);
    if (i + 8 <= count && (eight & HIGH_BITS) == 0) {
      i += 8;
      continue;
    }
    const size_t end = i + 8 < count ? i + 8 : count;
    for (; i < end; i++) {
      rows[left] = i;
      left += truths[i] == UNDECIDED;
    }
  }
  return left;
}

/* Positions and Allen kinds are kept as bytes while doubles are compared, and folded into places in a loop of
 * bytes. */
struct kinds {
  _Alignas(CACHE_LINE) uint8_t x[REFERENCE_BLOCK], y[REFERENCE_BLOCK];
};

VECTOR_INLINE mask position_of(vec centre, struct split low, struct split high) {
  const struct split c = split_of(centre);
  const mask outside = split_less(c, low) | split_less(high, c),
             on_end = split_equal(c, low) | split_equal(c, high);
  return mask_select(outside, mask_all(POSITION_OUTSIDE), on_end & POSITION_ON_END);
}

VECTOR_INLINE mask position_at(const struct lanes lanes[2], const enum ends ends, enum axis axis, size_t i) {
  return position_of(first_at(&lanes[0], axis, i),
                     exact_low(&lanes[1], ends, axis, i),
                     exact_high(&lanes[1], ends, axis, i));
}

VECTOR_INLINE void positions(const struct lanes lanes[2],
                             const enum ends ends,
                             enum axis axis,
                             size_t count,
                             uint8_t *restrict kinds) {
  for (size_t i = 0; i < count; i += VECTOR_LANES)
    mask_store_bytes(kinds + i, position_at(lanes, ends, axis, i));
}

static inline void
zones_of_lanes(const struct lanes lanes[2], enum ends ends, size_t count, place_t *places) {
  struct kinds kinds;
#define LOOP(ends)                                                                                           \
  positions(lanes, ends, AXIS_X, count, kinds.x);                                                            \
  positions(lanes, ends, AXIS_Y, count, kinds.y)
  FOR_EACH_ENDS(ends, LOOP);
#undef LOOP
  fold_zones(kinds.x, kinds.y, count, places);
}

/* The hulls of a batch (batch_hulls.c). */
#define DECIDE_HULLS LEVELED(reference_hulls)
void DECIDE_HULLS(const struct work *work);
/* Truths of shapes that meet or not become those of what is contained; UNDECIDED where that is not certain.
 */
#define DECIDE_WITHIN LEVELED(reference_within)
void DECIDE_WITHIN(const struct work *work);

#endif
