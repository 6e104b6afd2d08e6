/* Points and boxes of floats: comparisons of splits decide exactly, wherever no sum overflowed. */
#ifndef GRAZE_BATCH_BOXES_H
#define GRAZE_BATCH_BOXES_H

#include "work.h"

VECTOR_INLINE void kinds_of_spans(struct end_columns al, struct end_columns ah, struct end_columns bl,
                                  struct end_columns bh, size_t count, uint8_t *kinds) {
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    const struct split a = end_at(al, i), b = end_at(ah, i), c = end_at(bl, i), d = end_at(bh, i);
    const mask same_low = split_equal(a, c), same_high = split_equal(b, d);
    const mask before = split_less(b, c) | split_less(d, a), meets = split_equal(b, c) | split_equal(d, a);
    const mask low_inside = split_less(c, a), high_inside = split_less(b, d),
               inside = low_inside | high_inside;
    mask kind = mask_select(inside, mask_all(ALLEN_OVERLAPS), mask_all(ALLEN_CONTAINS));
    kind = mask_select(low_inside & high_inside, mask_all(ALLEN_DURING), kind);
    kind = mask_select(same_low | same_high,
                       mask_select(inside, mask_all(ALLEN_STARTS), mask_all(ALLEN_STARTED_BY)), kind);
    kind = mask_select(meets, mask_all(ALLEN_MEETS), kind);
    kind = mask_select(before, mask_all(ALLEN_BEFORE), kind);
    kind = mask_select(same_low & same_high, mask_all(ALLEN_EQUAL), kind);
    mask_store_bytes(kinds + i, kind);
  }
}

static void cells_of_lanes(const struct lanes lanes[2], size_t count, place_t *restrict places) {
  struct kinds kinds;
  kinds_of_spans(lanes[0].left, lanes[0].right, lanes[1].left, lanes[1].right, count, kinds.x);
  kinds_of_spans(lanes[0].top, lanes[0].bottom, lanes[1].top, lanes[1].bottom, count, kinds.y);
  for (size_t i = 0; i < count; i++) {
    const unsigned more = kinds.x[i] > kinds.y[i] ? kinds.x[i] : kinds.y[i];
    const unsigned less = kinds.x[i] > kinds.y[i] ? kinds.y[i] : kinds.x[i];
    places[i] = (place_t)(more * (more + 1) / 2 + less);
  }
}

VECTOR_INLINE vec ends_magnitude(const struct lanes *lanes, size_t i) {
  return vec_abs(vec_load(lanes->left.hi + i)) + vec_abs(vec_load(lanes->right.hi + i)) +
         vec_abs(vec_load(lanes->top.hi + i)) + vec_abs(vec_load(lanes->bottom.hi + i));
}

VECTOR_INLINE mask boxes_truth(const struct lanes *a, const struct lanes *b, const int point, size_t i) {
  const struct split al = end_at(a->left, i), ar = end_at(a->right, i), at = end_at(a->top, i);
  const struct split ab = end_at(a->bottom, i), bl = end_at(b->left, i), br = end_at(b->right, i);
  const struct split bt = end_at(b->top, i), bb = end_at(b->bottom, i);
  const mask apart = split_less(ar, bl) | split_less(br, al) | split_less(ab, bt) | split_less(bb, at);
  const mask touch_low = split_equal(br, al) | split_equal(bb, at);
  const mask touching = touch_low | split_equal(ar, bl) | split_equal(ab, bt);
  const vec bw = vec_load(b->size_x + i), bh = vec_load(b->size_y + i);
  const vec aw = point ? bw : vec_load(a->size_x + i), ah = point ? bh : vec_load(a->size_y + i);
  const mask invalid = (bw < 0) | (bh < 0) | (aw < 0) | (ah < 0);
  const mask flat = (bw == 0) | (bh == 0) | (aw == 0) | (ah == 0);
  mask truth = mask_select(touching, mask_all(RELATION_TOUCHING), mask_all(RELATION_OVERLAPPING));
  if (point)
    truth |= touching & ~touch_low & TRUTH_HALF_OPEN_HIT;
  truth = mask_select(flat, mask_all(RELATION_FLAT), truth);
  truth = ~apart & truth; /* APART is 0 */
  truth = mask_select(invalid, mask_all(RELATION_INVALID), truth);
  const mask finite = ends_magnitude(a, i) + ends_magnitude(b, i) <= 0x1p1023;
  return truth | (~finite & UNDECIDED);
}

/* Shapes that touch only on high sides of the box: right or bottom. The loop once for points and once for
 * boxes. */
static void decide_boxes(const struct lanes lanes[2], int point, size_t count, uint8_t *truths) {
  for (size_t i = 0; i < count && point; i += VECTOR_LANES)
    mask_store_bytes(truths + i, boxes_truth(&lanes[0], &lanes[1], 1, i));
  for (size_t i = 0; i < count && !point; i += VECTOR_LANES)
    mask_store_bytes(truths + i, boxes_truth(&lanes[0], &lanes[1], 0, i));
}

#endif
