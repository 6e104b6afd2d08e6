/* Discs of floats: the filter over all lanes, then the error-free step over vectors with lanes that it left.
 */
#ifndef GRAZE_BATCH_ROUND_TEMPLATE_H
#define GRAZE_BATCH_ROUND_TEMPLATE_H

#include "work_template.h"

/* What of a span is nearest to a centre. A centre that is NaN comes through. */
VECTOR_INLINE vec nearest_of(vec low, vec high, vec centre) { return vec_min(high, vec_max(low, centre)); }

VECTOR_INLINE vec squared(vec a) { return a * a; }

/* An end that is a plain number is not rounded, but must be finite all the same where no rounded end is made
 * of it. */
VECTOR_INLINE mask filter_disc_box(const struct lanes lanes[2], const enum ends ends, size_t i) {
  const struct lanes *disc = &lanes[0], *box = &lanes[1];
  const vec left = low_at(box, ends, AXIS_X, i), right = high_at(box, ends, AXIS_X, i);
  const vec top = low_at(box, ends, AXIS_Y, i), bottom = high_at(box, ends, AXIS_Y, i);
  const vec r = second_at(disc, AXIS_X, i);
  const vec cx = first_at(disc, AXIS_X, i), cy = first_at(disc, AXIS_Y, i);
  const vec x = cx - nearest_of(left, right, cx), y = cy - nearest_of(top, bottom, cy);
  vec watched = multiply_add(right, right, squared(bottom));
  if (ends != ENDS_SIZED)
    watched += multiply_add(left, left, squared(top));
  const mask regular = vec_min(vec_min(size_at(box, ends, AXIS_X, i), size_at(box, ends, AXIS_Y, i)), r) > 0;
  return filter_relation(x, y, r, watched, regular);
}

/* Points and discs with discs; a point is a disc whose radius is 0 and that is never flat. */
VECTOR_INLINE mask filter_discs(const struct lanes lanes[2], const int point, size_t i) {
  const struct lanes *a = &lanes[0], *b = &lanes[1];
  const vec x = first_at(a, AXIS_X, i) - first_at(b, AXIS_X, i),
            y = first_at(a, AXIS_Y, i) - first_at(b, AXIS_Y, i);
  const vec rb = second_at(b, AXIS_X, i), ra = point ? (vec){0} : second_at(a, AXIS_X, i);
  const mask regular = point ? rb > 0 : vec_min(ra, rb) > 0;
  return filter_relation(x, y, ra + rb, (vec){0}, regular);
}

static __attribute__((noinline, unused)) void
filter_lanes(const struct work *work, const struct lanes lanes[2], size_t count, uint8_t *restrict truths) {
#define BOXES(ends)                                                                                          \
  for (size_t i = 0; i < count; i += VECTOR_LANES)                                                           \
  mask_store_bytes(truths + i, filter_disc_box(lanes, ends, i))
#define DISCS(point)                                                                                         \
  for (size_t i = 0; i < count; i += VECTOR_LANES)                                                           \
  mask_store_bytes(truths + i, filter_discs(lanes, point, i))
  if (work->pair == PAIR_DISC_BOX)
    FOR_EACH_ENDS(work->ends_b, BOXES);
  else if (work->pair == PAIR_POINT_DISC)
    DISCS(1);
  else
    DISCS(0);
#undef BOXES
#undef DISCS
}

/* Places of what has a disc. */
static inline void
round_places(const struct work *work, const struct lanes lanes[2], size_t count, place_t *restrict places) {
  if (pair_told_by(work->pair) == PLACES_ZONES) {
    zones_of_lanes(lanes, work->ends_b, count, places);
    return;
  }
  for (size_t i = 0; i < count; i++)
    places[i] = (place_t)((lanes[0].a[0][i] != lanes[1].a[0][i]) + (lanes[0].a[1][i] != lanes[1].a[1][i]));
}

/* A vector of lanes: where they stand, or scaled. */
struct standing {
  const struct lanes *lanes;
  size_t at;
  vec lost; /* what error_free_relation must take to be missing */
  mask infinite,
      huge; /* infinite: or NaN; huge: an end, or the error of one, may overflow where they stand */
};

/* Two numbers for each axis of each shape. */
enum { LANE_COLUMNS = 8 };
struct scaled_lanes {
  double number[LANE_COLUMNS][VECTOR_LANES];
  struct lanes lanes[2];
};

VECTOR_INLINE vec number_at(const struct lanes lanes[2], unsigned k, size_t i) {
  const struct lanes *const shape = &lanes[k >= 4];
  return vec_load((k & 2 ? shape->b : shape->a)[k & 1] + i);
}

/* Whether no power of two would do better: all ends are then below 2^481, and differences 0 or above 2^-353.
 */
VECTOR_INLINE bool are_moderate(const struct lanes lanes[2], size_t i) {
  mask moderate = mask_all(-1);
  for (unsigned k = 0; k < LANE_COLUMNS; k++) {
    const vec size = vec_abs(number_at(lanes, k, i));
    moderate &= ((size >= 0x1p-300) & (size < 0x1p480)) | (size == 0);
  }
  return !mask_any(~moderate);
}

/* Multiplies each case by a power of two: the relation stays as it is. */
VECTOR_INLINE void scale_lanes(const struct lanes lanes[2], size_t i, vec scale, struct scaled_lanes *to) {
  for (unsigned k = 0; k < LANE_COLUMNS; k++)
    vec_store(to->number[k], number_at(lanes, k, i) * scale);
  for (unsigned shape = 0; shape < 2; shape++) {
    double(*const number)[VECTOR_LANES] = to->number + (size_t)4 * shape;
    to->lanes[shape] = (struct lanes){{number[0], number[1]}, {number[2], number[3]}};
  }
}

/* The greatest number is brought just below 2^481: there is the most room for small parts. Where a bit of a
 * small one is lost, it is off by less than 2^-1074, each of x, y, s by less than 2^-1072, and x^2 + y^2 -
 * s^2 by less than this. */
#define SCALED_EXPONENT 481
#define SCALING_LOSS 0x1p-580

/* A NaN or infinity makes the loss NaN, with which nothing is certain. */
static inline struct standing bring_to_scale(const struct lanes lanes[2], size_t i, struct scaled_lanes *to) {
  vec most = {0}, finite = {0};
  for (unsigned k = 0; k < LANE_COLUMNS; k++) {
    const vec number = number_at(lanes, k, i);
    most = vec_max(vec_abs(number), most);
    finite += number - number;
  }
  const vec scale = power_to(most, SCALED_EXPONENT), back = 1 / scale;
  scale_lanes(lanes, i, scale, to);
  mask exact = mask_all(-1);
  for (unsigned k = 0; k < LANE_COLUMNS; k++)
    exact &= vec_load(to->number[k]) * back == number_at(lanes, k, i);
  const vec lost = vec_select(exact, (vec){0}, vec_all(BOUNDED(SCALING_LOSS, SCALING_LOSS))) + finite;
  return (struct standing){to->lanes, 0, lost, finite != finite, most >= 0x1p1020};
}

/* Scaled numbers that have lost nothing tell the places of huge ones. */
static inline void
place_huge(const struct work *work, const struct standing *standing, size_t count, place_t *places) {
  place_t scaled[VECTOR_LANES];
  uint8_t huge[VECTOR_LANES];
  round_places(work, standing->lanes, VECTOR_LANES, scaled);
  mask_store_bytes(huge, standing->huge & (standing->lost == 0));
  for (size_t i = 0; i < count && i < VECTOR_LANES; i++)
    places[i] = huge[i] ? scaled[i] : places[i];
}

VECTOR_INLINE bool any_undecided(const uint8_t *truths) {
  uint64_t known = 0;
  memcpy(&known, truths, VECTOR_LANES);
  return (known & HIGH_BITS) != 0;
}

/* Only where the bytes are UNDECIDED, as no other truth has a high bit. */
VECTOR_INLINE void fill_in(uint8_t *truths, mask found) {
  uint64_t known = 0, next = 0;
  uint8_t bytes[VECTOR_LANES];
  mask_store_bytes(bytes, found);
  memcpy(&known, truths, VECTOR_LANES);
  memcpy(&next, bytes, VECTOR_LANES);
  const uint64_t open = ((known & HIGH_BITS) >> 7) * UINT8_MAX;
  known = (known & ~open) | (next & open);
  memcpy(truths, &known, VECTOR_LANES);
}

/* Flat and invalid are read off the sizes before anything is scaled. */
VECTOR_INLINE mask truth_of(const struct lanes lanes[2],
                            const int point,
                            const enum ends ends,
                            size_t i,
                            mask relation,
                            mask infinite) {
  const vec bw = size_at(&lanes[1], ends, AXIS_X, i), bh = size_at(&lanes[1], ends, AXIS_Y, i);
  const vec a = point ? bw : second_at(&lanes[0], AXIS_X, i);
  const mask flat = (a == 0) | (bw == 0) | (bh == 0), invalid = (a < 0) | (bw < 0) | (bh < 0) | infinite;
  const mask met = flat & (relation != RELATION_APART) & (relation != UNDECIDED);
  return mask_select(
      invalid, mask_all(RELATION_INVALID), mask_select(met, mask_all(RELATION_FLAT), relation));
}

/* A split less a number, as a split; what does not fit in one is e, and (x + e)^2 - x^2 goes to `lost`. */
VECTOR_INLINE struct split difference(struct split a, vec b, vec *lost) {
  const struct split high = two_sum(a.hi, -b), low = two_sum(high.lo, a.lo), sum = two_sum(high.hi, low.hi);
  const vec e = vec_abs(low.lo);
  *lost += BOUNDED(SPLIT_DIFFERENCE, (2 * vec_abs(sum.hi) + e) * e);
  return sum;
}

VECTOR_INLINE struct split exactly_outside(vec centre, struct split low, struct split high, vec *lost) {
  const struct split c = split_of(centre);
  const mask below = split_less(c, low), out = below | split_less(high, c);
  vec missing = {0};
  const struct split x = difference(split_select(below, low, high), centre, &missing);
  *lost += vec_select(out, missing, (vec){0});
  return split_select(out, x, split_of((vec){0}));
}

VECTOR_INLINE struct split
axis_outside(const struct lanes lanes[2], const enum ends ends, enum axis axis, size_t i, vec *lost) {
  return exactly_outside(first_at(&lanes[0], axis, i),
                         exact_low(&lanes[1], ends, axis, i),
                         exact_high(&lanes[1], ends, axis, i),
                         lost);
}

VECTOR_INLINE mask error_free_disc_box(const struct lanes lanes[2],
                                       const enum ends ends,
                                       vec lost,
                                       size_t i) {
  const struct split x = axis_outside(lanes, ends, AXIS_X, i, &lost),
                     y = axis_outside(lanes, ends, AXIS_Y, i, &lost);
  return error_free_relation(x, y, split_of(second_at(&lanes[0], AXIS_X, i)), lost);
}

VECTOR_INLINE struct split axis_apart(const struct lanes lanes[2], enum axis axis, size_t i) {
  return two_sum(first_at(&lanes[0], axis, i), -first_at(&lanes[1], axis, i));
}

VECTOR_INLINE mask error_free_discs(const struct lanes lanes[2], const int point, vec lost, size_t i) {
  const vec ra = point ? (vec){0} : second_at(&lanes[0], AXIS_X, i);
  return error_free_relation(axis_apart(lanes, AXIS_X, i),
                             axis_apart(lanes, AXIS_Y, i),
                             two_sum(ra, second_at(&lanes[1], AXIS_X, i)),
                             lost);
}

/* The error-free step for the lanes that the filter left. */
static __attribute__((noinline, unused)) void sharpen_lanes(
    const struct work *work, const struct lanes lanes[2], size_t count, uint8_t *truths, place_t *places) {
#define SHARPEN(is_point, ends, relation)                                                                    \
  for (size_t i = 0; i < count; i += VECTOR_LANES) {                                                         \
    struct scaled_lanes scaled;                                                                              \
    struct standing s = {.lanes = lanes, .at = i};                                                           \
    if (!any_undecided(truths + i))                                                                          \
      continue;                                                                                              \
    if (!are_moderate(lanes, i))                                                                             \
      s = bring_to_scale(lanes, i, &scaled);                                                                 \
    mask found = relation;                                                                                   \
    if (places != NULL && s.lanes != lanes && mask_any(s.huge)) {                                            \
      place_huge(work, &s, count - i, places + i);                                                           \
      found |= s.huge & (s.lost != 0) & UNDECIDED;                                                           \
    }                                                                                                        \
    fill_in(truths + i, truth_of(lanes, is_point, ends, i, found, s.infinite));                              \
  }
#define BOXES(ends) SHARPEN(0, ends, error_free_disc_box(s.lanes, ends, s.lost, s.at))
#define DISCS(point) SHARPEN(point, ENDS_SIZED, error_free_discs(s.lanes, point, s.lost, s.at))
  if (work->pair == PAIR_DISC_BOX)
    FOR_EACH_ENDS(work->ends_b, BOXES);
  else if (work->pair == PAIR_POINT_DISC)
    DISCS(1)
  else
    DISCS(0)
#undef BOXES
#undef DISCS
#undef SHARPEN
}

#endif
