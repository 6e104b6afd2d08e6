/* Discs of floats: the filter over all lanes; those it leaves are gathered and put to the error-free step. */
#ifndef GRAZE_BATCH_ROUND_TEMPLATE_H
#define GRAZE_BATCH_ROUND_TEMPLATE_H

#include "work_template.h"

/* How far a centre lies outside a span, rounded. NaN comes through. */
VECTOR_INLINE vec outside(vec centre, vec low, vec high) {
  return vec_max((vec){0}, vec_max(low - centre, centre - high));
}

VECTOR_INLINE vec squared(vec a) { return a * a; }

/* An end that is a plain number is not rounded, but must be finite all the same where no rounded end is made
 * of it. */
VECTOR_INLINE mask filter_disc_box(const struct lanes lanes[2], const enum ends ends, size_t i) {
  const struct lanes *disc = &lanes[0], *box = &lanes[1];
  const vec left = low_at(box, ends, AXIS_X, i), right = high_at(box, ends, AXIS_X, i);
  const vec top = low_at(box, ends, AXIS_Y, i), bottom = high_at(box, ends, AXIS_Y, i);
  const vec r = second_at(disc, AXIS_X, i);
  const vec x = outside(first_at(disc, AXIS_X, i), left, right);
  const vec y = outside(first_at(disc, AXIS_Y, i), top, bottom);
  vec watched = squared(right) + squared(bottom);
  if (ends != ENDS_SIZED)
    watched += squared(left) + squared(top);
  const mask regular = vec_min(vec_min(size_at(box, ends, AXIS_X, i), size_at(box, ends, AXIS_Y, i)), r) > 0;
  return filter_relation(x, y, r, watched) | (~regular & UNDECIDED);
}

/* Points and discs with discs; a point is a disc whose radius is 0 and that is never flat. */
VECTOR_INLINE mask filter_discs(const struct lanes lanes[2], const int point, size_t i) {
  const struct lanes *a = &lanes[0], *b = &lanes[1];
  const vec x = first_at(a, AXIS_X, i) - first_at(b, AXIS_X, i),
            y = first_at(a, AXIS_Y, i) - first_at(b, AXIS_Y, i);
  const vec rb = second_at(b, AXIS_X, i), ra = point ? (vec){0} : second_at(a, AXIS_X, i);
  const mask regular = point ? rb > 0 : vec_min(ra, rb) > 0;
  return filter_relation(x, y, ra + rb, (vec){0}) | (~regular & UNDECIDED);
}

static void
filter_lanes(const struct work *work, const struct lanes lanes[2], size_t count, uint8_t *truths) {
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

/* The lanes that the filter left, in columns of their own. */
struct undecided {
  double number[COLUMNS][CHUNK];
  const void *column[COLUMNS];
  double lost[CHUNK];                                   /* what error_free_relation must take to be missing */
  uint8_t flat[CHUNK], invalid[CHUNK], infinite[CHUNK]; /* or NaN */
  uint8_t huge[CHUNK]; /* numbers so large that an end, or the error of one, may have overflowed */
};

static void gather(const struct work *work,
                   const size_t *rows,
                   size_t count,
                   unsigned columns,
                   struct undecided *undecided) {
  for (unsigned k = 0; k < columns; k++)
    undecided->column[k] =
        gather_column(work->form->type, work->columns[k], rows, count, undecided->number[k]);
}

/* Flat and invalid are read off the sizes before anything is scaled. */
static void
weigh_lanes(const struct work *work, const struct lanes lanes[2], size_t count, struct undecided *undecided) {
  const enum ends ends = layout_is_box(work->layout_b) ? work->ends_b : ENDS_SIZED;
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    const vec bw = size_at(&lanes[1], ends, AXIS_X, i), bh = size_at(&lanes[1], ends, AXIS_Y, i);
    const vec a = work->pair == PAIR_POINT_DISC ? bw : second_at(&lanes[0], AXIS_X, i);
    mask_store_bytes(undecided->flat + i, (a == 0) | (bw == 0) | (bh == 0));
    mask_store_bytes(undecided->invalid + i, (a < 0) | (bw < 0) | (bh < 0));
  }
}

/* Multiplies each case by the power of two that brings its greatest number just below 2^480: the relation
 * stays as it is, and there is the most room for small parts. Where a bit of a small number is lost, the
 * number is off by less than 2^-1074, each of x, y, s by less than 2^-1072, and x^2 + y^2 - s^2 by less than
 * 2^-580. A NaN or infinity makes the loss NaN, with which nothing is certain. */
static void bring_to_scale(struct undecided *undecided, unsigned columns, size_t count) {
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    vec most = {0}, finite = {0};
    for (unsigned k = 0; k < columns; k++) {
      const vec number = vec_load(undecided->number[k] + i);
      most = vec_max(vec_abs(number), most);
      finite += number - number;
    }
    const mask exponent = (mask)most >> 52;
    const mask wanted = mask_select(exponent < 480, mask_all(2046), 2526 - exponent);
    const vec scale = (vec)(wanted << 52), back = 1 / scale;
    mask exact = mask_all(-1);
    for (unsigned k = 0; k < columns; k++) {
      const vec number = vec_load(undecided->number[k] + i), scaled = number * scale;
      exact &= scaled * back == number;
      vec_store(undecided->number[k] + i, scaled);
    }
    mask_store_bytes(undecided->huge + i, most >= 0x1p1020);
    mask_store_bytes(undecided->infinite + i, finite != finite);
    vec_store(undecided->lost + i, vec_select(exact, (vec){0}, vec_all(0x1p-580)) + finite);
  }
}

/* A split less a number, as a split; what does not fit in one is e, and (x + e)^2 - x^2 goes to `lost`. */
VECTOR_INLINE struct split difference(struct split a, vec b, vec *lost) {
  const struct split high = two_sum(a.hi, -b), low = two_sum(high.lo, a.lo), sum = two_sum(high.hi, low.hi);
  const vec e = vec_abs(low.lo);
  *lost += (4 * vec_abs(sum.hi) + e) * e;
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

static void error_free_lanes(
    const struct work *work, const struct lanes lanes[2], const double *lost, size_t count, uint8_t *truths) {
#define BOXES(ends)                                                                                          \
  for (size_t i = 0; i < count; i += VECTOR_LANES)                                                           \
  mask_store_bytes(truths + i, error_free_disc_box(lanes, ends, vec_load(lost + i), i))
#define DISCS(point)                                                                                         \
  for (size_t i = 0; i < count; i += VECTOR_LANES)                                                           \
  mask_store_bytes(truths + i, error_free_discs(lanes, point, vec_load(lost + i), i))
  if (work->pair == PAIR_DISC_BOX)
    FOR_EACH_ENDS(work->ends_b, BOXES);
  else if (work->pair == PAIR_POINT_DISC)
    DISCS(1);
  else
    DISCS(0);
#undef BOXES
#undef DISCS
}

static void pair_lanes(
    const struct work *work, size_t first, size_t count, struct lanes lanes[2], struct lane_room room[2]) {
  lanes[0] = shape_lanes(work->form->type, work->layout_a, work->columns_a, first, count, &room[0]);
  lanes[1] = shape_lanes(work->form->type, work->layout_b, work->columns_b, first, count, &room[1]);
}

/* Up to CHUNK cases that the filter left undecided. */
static void decide_undecided(const struct work *work, const size_t *rows, size_t count) {
  const unsigned columns = form_columns(work->form);
  struct undecided undecided;
  gather(work, rows, count, columns, &undecided);
  const struct form form = {TYPE_F64, {work->form->layouts[0], work->form->layouts[1]}};
  struct work inner = *work;
  inner.form = &form;
  inner.columns = undecided.column;
  inner.columns_a = undecided.column + (work->columns_a - work->columns);
  inner.columns_b = undecided.column + (work->columns_b - work->columns);
  struct lanes lanes[2];
  struct lane_room room[2];
  pair_lanes(&inner, 0, padded(count), lanes, room);
  weigh_lanes(work, lanes, count, &undecided);
  bring_to_scale(&undecided, columns, count);
  uint8_t truths[CHUNK];
  error_free_lanes(&inner, lanes, undecided.lost, count, truths);

  uint64_t left = 0;
  for (size_t i = 0; i < count; i++) {
    const uint8_t regular = truths[i];
    const bool invalid = (undecided.invalid[i] | undecided.infinite[i]) != 0;
    const uint8_t met =
        undecided.flat[i] != 0 && regular != RELATION_APART ? (uint8_t)RELATION_FLAT : regular;
    work->truths[rows[i]] = invalid ? (uint8_t)RELATION_INVALID : met;
    left += regular == UNDECIDED && !invalid;
    if (regular != UNDECIDED && (undecided.huge[i] == 0 || work->places == NULL))
      continue;
    if (!invalid)
      decide_generally(work, rows[i]);
    else if (work->places != NULL)
      work->places[rows[i]] = 0;
  }
  count_step(work, STEP_ERROR_FREE, count - left);
  count_step(work, STEP_ACCUMULATOR, left);
}

#endif
