/* Points and boxes of floats: comparisons of splits decide exactly, wherever no sum overflowed. */
#ifndef GRAZE_BATCH_BOXES_TEMPLATE_H
#define GRAZE_BATCH_BOXES_TEMPLATE_H

#include "batch_round_template.h"

VECTOR_INLINE mask allen_of(struct split al, struct split ah, struct split bl, struct split bh) {
  const mask same_low = split_equal(al, bl), same_high = split_equal(ah, bh);
  const mask before = split_less(ah, bl) | split_less(bh, al),
             meets = split_equal(ah, bl) | split_equal(bh, al);
  const mask low_inside = split_less(bl, al), high_inside = split_less(ah, bh),
             inside = low_inside | high_inside;
  mask kind = mask_select(inside, mask_all(ALLEN_OVERLAPS), mask_all(ALLEN_CONTAINS));
  kind = mask_select(low_inside & high_inside, mask_all(ALLEN_DURING), kind);
  kind = mask_select(
      same_low | same_high, mask_select(inside, mask_all(ALLEN_STARTS), mask_all(ALLEN_STARTED_BY)), kind);
  kind = mask_select(meets, mask_all(ALLEN_MEETS), kind);
  kind = mask_select(before, mask_all(ALLEN_BEFORE), kind);
  return mask_select(same_low & same_high, mask_all(ALLEN_EQUAL), kind);
}

VECTOR_INLINE mask
allen_at(const struct lanes lanes[2], const enum ends ea, const enum ends eb, enum axis axis, size_t i) {
  return allen_of(exact_low(&lanes[0], ea, axis, i),
                  exact_high(&lanes[0], ea, axis, i),
                  exact_low(&lanes[1], eb, axis, i),
                  exact_high(&lanes[1], eb, axis, i));
}

/* What one axis tells of two spans. */
struct overlap {
  mask apart, touching, touching_low; /* low: a's low end on b's high one */
  mask invalid, flat;
  vec magnitude;
};

VECTOR_INLINE struct overlap spans_meet(const struct lanes lanes[2],
                                        const int point,
                                        const enum ends ea,
                                        const enum ends eb,
                                        enum axis axis,
                                        size_t i) {
  const struct lanes *a = &lanes[0], *b = &lanes[1];
  const struct split bl = exact_low(b, eb, axis, i), bh = exact_high(b, eb, axis, i);
  const struct split al = point ? split_of(first_at(a, axis, i)) : exact_low(a, ea, axis, i);
  const struct split ah = point ? al : exact_high(a, ea, axis, i);
  const vec bs = size_at(b, eb, axis, i), as = point ? bs : size_at(a, ea, axis, i);
  const mask low = split_equal(bh, al);
  return (struct overlap){.apart = split_less(ah, bl) | split_less(bh, al),
                          .touching = low | split_equal(ah, bl),
                          .touching_low = low,
                          .invalid = (as < 0) | (bs < 0),
                          .flat = (as == 0) | (bs == 0),
                          .magnitude = vec_abs(al.hi) + vec_abs(ah.hi) + vec_abs(bl.hi) + vec_abs(bh.hi)};
}

/* Half-open shapes meet at TOUCHING only where a point lies on no high side of the box. */
VECTOR_INLINE mask
boxes_truth(const struct lanes lanes[2], const int point, const enum ends ea, const enum ends eb, size_t i) {
  const struct overlap x = spans_meet(lanes, point, ea, eb, AXIS_X, i),
                       y = spans_meet(lanes, point, ea, eb, AXIS_Y, i);
  const mask touching = x.touching | y.touching, low = x.touching_low | y.touching_low;
  mask truth = mask_select(touching, mask_all(RELATION_TOUCHING), mask_all(RELATION_OVERLAPPING));
  if (point)
    truth |= touching & ~low & TRUTH_HALF_OPEN_HIT;
  truth = mask_select(x.flat | y.flat, mask_all(RELATION_FLAT), truth);
  truth &= ~(x.apart | y.apart); /* APART is 0 */
  truth = mask_select(x.invalid | y.invalid, mask_all(RELATION_INVALID), truth);
  const mask finite = x.magnitude + y.magnitude <= 0x1p1023;
  return truth | (~finite & UNDECIDED);
}

/* Truths and what places are folded from, in one pass: both ask how the same ends compare. */
VECTOR_INLINE void boxes_rows(const struct lanes lanes[2],
                              const int point,
                              const enum ends ea,
                              const enum ends eb,
                              size_t count,
                              uint8_t *restrict truths,
                              struct kinds *restrict kinds) {
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    mask_store_bytes(truths + i, boxes_truth(lanes, point, ea, eb, i));
    mask_store_bytes(kinds->x + i,
                     point ? position_at(lanes, eb, AXIS_X, i) : allen_at(lanes, ea, eb, AXIS_X, i));
    mask_store_bytes(kinds->y + i,
                     point ? position_at(lanes, eb, AXIS_Y, i) : allen_at(lanes, ea, eb, AXIS_Y, i));
  }
}

static __attribute__((noinline, unused)) void decide_boxes(
    const struct work *work, const struct lanes lanes[2], size_t count, uint8_t *truths, place_t *places) {
  struct kinds kinds;
#define POINTS(ends) boxes_rows(lanes, 1, ends, ends, count, truths, &kinds)
#define BOXES(ends) boxes_rows(lanes, 0, ends, ends, count, truths, &kinds)
  if (work->pair == PAIR_POINT_BOX)
    FOR_EACH_ENDS(work->ends_b, POINTS);
  else if (work->ends_a == work->ends_b)
    FOR_EACH_ENDS(work->ends_b, BOXES);
  else
    boxes_rows(lanes, 0, work->ends_a, work->ends_b, count, truths, &kinds);
#undef POINTS
#undef BOXES
  if (places != NULL)
    (work->pair == PAIR_POINT_BOX ? fold_zones : fold_cells)(kinds.x, kinds.y, count, places);
}

/* Where ends overflow: the same of scaled numbers that have lost nothing. */
static __attribute__((noinline, unused)) void scale_boxes(
    const struct work *work, const struct lanes lanes[2], size_t count, uint8_t *truths, place_t *places) {
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    struct scaled_lanes scaled;
    uint8_t found[VECTOR_LANES], lost[VECTOR_LANES], infinite[VECTOR_LANES];
    place_t at[VECTOR_LANES];
    if (!any_undecided(truths + i))
      continue;
    const struct standing standing = bring_to_scale(lanes, i, &scaled);
    decide_boxes(work, standing.lanes, VECTOR_LANES, found, at);
    mask_store_bytes(lost, standing.lost != 0);
    mask_store_bytes(infinite, standing.infinite);
    for (size_t k = 0; k < VECTOR_LANES; k++) {
      if (truths[i + k] != UNDECIDED || (lost[k] && !infinite[k]))
        continue;
      truths[i + k] = infinite[k] ? (uint8_t)RELATION_INVALID : found[k];
      if (places != NULL && i + k < count)
        places[i + k] = infinite[k] ? 0 : at[k];
    }
  }
}

#endif
