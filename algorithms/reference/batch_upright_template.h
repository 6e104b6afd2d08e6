/* Points, discs and boxes of floats. How two lie along an axis is told by comparing the splits of their ends,
 * and that tells the place, and where no disc takes part the relation. A disc's is the sign of x^2 + y^2 -
 * s^2: the filter over all lanes, then the error-free step over vectors with lanes that it left. A point or a
 * disc is a span without length along each axis, and a radius.
 */
#ifndef GRAZE_BATCH_UPRIGHT_TEMPLATE_H
#define GRAZE_BATCH_UPRIGHT_TEMPLATE_H

#include "kinds.h"
#include "signs_template.h"
#include "work_template.h"

struct span {
  struct split low, high;
};

VECTOR_INLINE struct span span_at(const struct lanes *lanes, unsigned axis, size_t i) {
  const vec at = vec_load(lanes->at[axis] + i), far = vec_load(lanes->far[axis] + i);
  if (lanes->ends == ENDS_GIVEN)
    return (struct span){split_of(at), split_of(far)};
  return (struct span){lanes->ends == ENDS_CENTRED ? two_sum(at, -far) : split_of(at), two_sum(at, far)};
}

/* What tells by being 0 that a shape is flat, and less that it is none; of a point it is neither. Subtraction
 * underflows gradually, so the sign of a difference is exact. */
VECTOR_INLINE vec extent_at(const struct lanes *lanes, size_t i) {
  vec size[2];
  if (!lanes->sides)
    return lanes->radius == NULL ? vec_all(1) : vec_load(lanes->radius + i);
  UNROLLED
  for (unsigned axis = 0; axis < 2; axis++) {
    const vec far = vec_load(lanes->far[axis] + i);
    size[axis] = lanes->ends == ENDS_GIVEN ? far - vec_load(lanes->at[axis] + i) : far;
  }
  return vec_min(size[0], size[1]);
}

VECTOR_INLINE vec extent_of(const struct lanes lanes[2], size_t i) {
  return vec_min(extent_at(&lanes[0], i), extent_at(&lanes[1], i));
}

VECTOR_INLINE vec radius_at(const struct lanes *lanes, size_t i) {
  return lanes->radius == NULL ? (vec){0} : vec_load(lanes->radius + i);
}

/* ---- along an axis ---- */

VECTOR_INLINE mask allen_of(struct span a, struct span b) {
  const mask same_low = split_equal(a.low, b.low), same_high = split_equal(a.high, b.high);
  const mask before = split_less(a.high, b.low) | split_less(b.high, a.low),
             meets = split_equal(a.high, b.low) | split_equal(b.high, a.low);
  const mask low_inside = split_less(b.low, a.low), high_inside = split_less(a.high, b.high),
             inside = low_inside | high_inside;
  mask kind = mask_select(inside, mask_all(ALLEN_OVERLAPS), mask_all(ALLEN_CONTAINS));
  kind = mask_select(low_inside & high_inside, mask_all(ALLEN_DURING), kind);
  kind = mask_select(
      same_low | same_high, mask_select(inside, mask_all(ALLEN_STARTS), mask_all(ALLEN_STARTED_BY)), kind);
  kind = mask_select(meets, mask_all(ALLEN_MEETS), kind);
  kind = mask_select(before, mask_all(ALLEN_BEFORE), kind);
  return mask_select(same_low & same_high, mask_all(ALLEN_EQUAL), kind);
}

VECTOR_INLINE mask position_of(struct split centre, struct span span) {
  const mask outside = split_less(centre, span.low) | split_less(span.high, centre),
             on_end = split_equal(centre, span.low) | split_equal(centre, span.high);
  return mask_select(outside, mask_all(POSITION_OUTSIDE), on_end & POSITION_ON_END);
}

/* The relation of what is apart, or touches, where it does along some axis. */
VECTOR_INLINE mask relation_of_kinds(const mask kind[2], int64_t apart, int64_t touching) {
  const mask touches = (kind[0] == touching) | (kind[1] == touching);
  const mask meeting = mask_select(touches, mask_all(RELATION_TOUCHING), mask_all(RELATION_OVERLAPPING));
  return ~((kind[0] == apart) | (kind[1] == apart)) & meeting; /* APART is 0 */
}

/* ---- a centre, and the reach of radii ---- */

/* The filter. What of a span is nearest to a centre is as far off as its ends are, of which one that is not
 * rounded is not. */
VECTOR_INLINE mask filter_round(const struct span a[2], const struct span b[2], vec reach) {
  vec out[2], rounded = {0};
  UNROLLED
  for (unsigned axis = 0; axis < 2; axis++) {
    const vec centre = a[axis].low.hi, low = b[axis].low.hi, high = b[axis].high.hi;
    out[axis] = centre - vec_min(high, vec_max(low, centre));
    rounded += vec_select(b[axis].low.lo == 0, (vec){0}, low * low) +
               vec_select(b[axis].high.lo == 0, (vec){0}, high * high);
  }
  return filter_relation(out[0], out[1], reach, rounded);
}

/* A split less a number, as a split; what does not fit in one is e, and (x + e)^2 - x^2 goes to `lost`. */
VECTOR_INLINE struct split difference(struct split a, vec b, vec *lost) {
  const struct split high = two_sum(a.hi, -b), low = two_sum(high.lo, a.lo), sum = two_sum(high.hi, low.hi);
  const vec e = vec_abs(low.lo);
  *lost += BOUNDED(SPLIT_DIFFERENCE, (2 * vec_abs(sum.hi) + e) * e);
  return sum;
}

VECTOR_INLINE struct split exactly_outside(struct split centre, struct span span, vec *lost) {
  const mask below = split_less(centre, span.low), out = below | split_less(span.high, centre);
  vec missing = {0};
  const struct split x = difference(split_select(below, span.low, span.high), centre.hi, &missing);
  *lost += vec_select(out, missing, (vec){0});
  return split_select(out, x, split_of((vec){0}));
}

VECTOR_INLINE mask error_free_round(const struct span a[2],
                                    const struct span b[2],
                                    struct split reach,
                                    vec lost) {
  const struct split x = exactly_outside(a[0].low, b[0], &lost), y = exactly_outside(a[1].low, b[1], &lost);
  return error_free_relation(x, y, reach, lost);
}

/* ---- both together ---- */

/* Rows brought to scale, one after another. */
struct scaled_rows {
  double number[2][5][CHUNK];
  struct lanes lanes[2];
  size_t count, from[CHUNK]; /* where a row stood */
  double extent[CHUNK];      /* as it stood */
  double lost[CHUNK];        /* what x^2 + y^2 - s^2 is off by at most */
};

/* By what a relation is told. */
enum told_by { TOLD_BY_SPANS, TOLD_BY_POSITIONS, TOLD_BY_FILTER, TOLD_BY_ERROR_FREE };

/* Truths of one vector of rows, and what each axis tells. Half-open shapes meet at TOUCHING only where a
 * point lies on no high side of the box. What is not finite may be an end that overflows; of rows brought to
 * scale it is a number that is none. */
VECTOR_INLINE mask upright_truth(const struct lanes lanes[2],
                                 const enum told_by by,
                                 const struct scaled_rows *scaled,
                                 size_t i,
                                 mask kind[2]) {
  struct span a[2], b[2];
  vec parts = {0};
  mask on_high = {0};
  UNROLLED
  for (unsigned axis = 0; axis < 2; axis++) {
    a[axis] = span_at(&lanes[0], axis, i);
    b[axis] = span_at(&lanes[1], axis, i);
    kind[axis] = by == TOLD_BY_SPANS ? allen_of(a[axis], b[axis]) : position_of(a[axis].low, b[axis]);
    on_high |= split_equal(a[axis].low, b[axis].high);
    parts += a[axis].low.lo + a[axis].high.lo + b[axis].low.lo + b[axis].high.lo;
  }
  const vec ra = radius_at(&lanes[0], i), rb = radius_at(&lanes[1], i);
  parts += (ra - ra) + (rb - rb);
  const vec loss = scaled == NULL ? (vec){0} : vec_load(scaled->lost + i);
  const vec extent = scaled == NULL ? extent_of(lanes, i) : vec_load(scaled->extent + i);
  mask truth;
  if (by == TOLD_BY_SPANS)
    truth = relation_of_kinds(kind, ALLEN_BEFORE, ALLEN_MEETS);
  else if (by == TOLD_BY_POSITIONS)
    truth = relation_of_kinds(kind, POSITION_OUTSIDE, POSITION_ON_END);
  else
    truth =
        by == TOLD_BY_FILTER ? filter_round(a, b, ra + rb) : error_free_round(a, b, two_sum(ra, rb), loss);
  if (by < TOLD_BY_FILTER)
    truth |= (loss != 0) & UNDECIDED;
  if (by == TOLD_BY_POSITIONS)
    truth |= (truth == RELATION_TOUCHING) & ~on_high & TRUTH_HALF_OPEN_HIT;
  const mask met = (truth != RELATION_APART) & (truth != UNDECIDED);
  truth = mask_select((extent == 0) & met, mask_all(RELATION_FLAT), truth);
  truth = mask_select(extent < 0, mask_all(RELATION_INVALID), truth);
  return mask_select(parts - parts == 0, truth, mask_all(scaled == NULL ? UNDECIDED : RELATION_INVALID));
}

/* Kinds are kept as bytes while doubles are compared, and folded into places in a loop of bytes. */
struct kinds {
  _Alignas(CACHE_LINE) uint8_t x[CHUNK], y[CHUNK];
};

VECTOR_INLINE void upright_rows(const struct lanes lanes[2],
                                const enum told_by by,
                                const struct scaled_rows *scaled,
                                size_t count,
                                uint8_t *restrict truths,
                                struct kinds *restrict kinds) {
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    mask kind[2];
    mask_store_bytes(truths + i, upright_truth(lanes, by, scaled, i, kind));
    mask_store_bytes(kinds->x + i, kind[0]);
    mask_store_bytes(kinds->y + i, kind[1]);
  }
}

static void tell_upright(enum pair pair,
                         const struct lanes lanes[2],
                         const struct scaled_rows *scaled,
                         size_t count,
                         uint8_t *truths,
                         place_t *places) {
  const enum places told = pair_told_by(pair);
  struct kinds kinds;
  if (told == PLACES_CELLS)
    upright_rows(lanes, TOLD_BY_SPANS, scaled, count, truths, &kinds);
  else if (pair == PAIR_POINT_BOX)
    upright_rows(lanes, TOLD_BY_POSITIONS, scaled, count, truths, &kinds);
  else if (scaled == NULL)
    upright_rows(lanes, TOLD_BY_FILTER, NULL, count, truths, &kinds);
  else
    upright_rows(lanes, TOLD_BY_ERROR_FREE, scaled, count, truths, &kinds);
  if (places == NULL)
    return;
  if (told == PLACES_CELLS)
    fold_cells(kinds.x, kinds.y, count, places);
  else if (told == PLACES_ZONES)
    fold_zones(kinds.x, kinds.y, count, places);
  else /* centres are on an end of each other's spans, or outside */
    for (size_t i = 0; i < count; i++)
      places[i] = (place_t)((kinds.x[i] == POSITION_OUTSIDE) + (kinds.y[i] == POSITION_OUTSIDE));
}

/* ---- what the first pass left ---- */

static inline void clear_scaled(const struct lanes lanes[2], struct scaled_rows *to) {
  to->count = 0;
  for (unsigned s = 0; s < 2; s++)
    to->lanes[s] = (struct lanes){.sides = lanes[s].sides,
                                  .ends = lanes[s].ends,
                                  .at = {to->number[s][0], to->number[s][1]},
                                  .far = {to->number[s][2], to->number[s][3]},
                                  .radius = lanes[s].radius == NULL ? NULL : to->number[s][4]};
}

/* Times a power of two the relation stays as it is. The greatest number is brought just below 2^481: there is
 * the most room for small parts. Where a bit of a small one is lost, it is off by less than 2^-1074, each of
 * x, y, s by less than 2^-1072, and x^2 + y^2 - s^2 by less than 2^-580; but where an end, or the error of
 * one, overflows as it stands, the place hangs on every bit. What is no number has lost nothing. */
VECTOR_INLINE void bring_to_scale(const struct lanes lanes[2], size_t i, struct scaled_rows *to) {
  enum { SCALED_EXPONENT = 481 };
  vec number[2][5], most = {0};
  mask lost = {0};
  UNROLLED
  for (unsigned s = 0; s < 2; s++) {
    UNROLLED
    for (unsigned axis = 0; axis < 2; axis++) {
      number[s][axis] = vec_load(lanes[s].at[axis] + i);
      number[s][2 + axis] = vec_load(lanes[s].far[axis] + i);
    }
    number[s][4] = radius_at(&lanes[s], i);
    UNROLLED
    for (unsigned k = 0; k < 5; k++)
      most = vec_max(vec_abs(number[s][k]), most);
  }
  const vec scale = power_to(most, SCALED_EXPONENT), back = 1 / scale;
  UNROLLED
  for (unsigned k = 0; k < 10; k++) {
    const vec n = number[k / 5][k % 5], scaled = n * scale;
    vec_store(to->number[k / 5][k % 5] + to->count, scaled);
    lost |= (scaled * back != n) & (n == n);
  }
  const vec much =
      vec_select(most >= 0x1p1020, vec_all(__builtin_inf()), vec_all(BOUNDED(SCALING_LOSS, 0x1p-580)));
  vec_store(to->extent + to->count, extent_of(lanes, i));
  vec_store(to->lost + to->count, vec_select(lost, much, (vec){0}));
  for (size_t lane = 0; lane < VECTOR_LANES; lane++)
    to->from[to->count++] = i + lane;
}

static void
sharpen_upright(enum pair pair, const struct lanes lanes[2], size_t count, uint8_t *truths, place_t *places) {
  struct scaled_rows scaled;
  uint8_t found[CHUNK];
  place_t at[CHUNK];
  clear_scaled(lanes, &scaled);
  for (size_t i = 0; i < count; i += VECTOR_LANES)
    if (count_undecided(truths + i, VECTOR_LANES) > 0)
      bring_to_scale(lanes, i, &scaled);
  tell_upright(pair, scaled.lanes, &scaled, scaled.count, found, at);
  for (size_t k = 0; k < scaled.count; k++) {
    const size_t row = scaled.from[k];
    if (truths[row] != UNDECIDED)
      continue;
    truths[row] = found[k];
    if (places != NULL && row < count && scaled.lost[k] == 0)
      places[row] = at[k];
  }
}

#endif
