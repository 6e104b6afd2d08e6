/* Whether radii reach from one core to another that it is apart from, over vectors of rows. */
#ifndef GRAZE_BATCH_REACH_TEMPLATE_H
#define GRAZE_BATCH_REACH_TEMPLATE_H

#include "batch_sides_template.h"

/* The square of the least distance of two corners. */
VECTOR_INLINE vec corners_apart(const struct outline_lanes o[2], const unsigned na, const unsigned nb) {
  vec least = vec_all(__builtin_inf());
  UNROLLED
  for (unsigned k = 0; k < na * nb; k++) {
    const vec x = o[1].x[k % nb] - o[0].x[k / nb], y = o[1].y[k % nb] - o[0].y[k / nb];
    least = vec_min(least, x * x + y * y);
  }
  return least;
}

/* The sign of the distance less the reach, of cores that are apart: squares of both, from two corners, or
 * with a side, times its length squared. Radii and their sum are off by a relative 2 u, their square by 5 u,
 * times the length by 6 u and what the length is off; half a bound covers that of any value of degree two.
 * With the rounding of the rest that is below 8 u of all. */
struct reached {
  mask apart, touching, overlapping;
};

VECTOR_INLINE struct reached reach_lanes(const struct outline_lanes o[2],
                                         const struct sides s[2],
                                         vec corners,
                                         vec room,
                                         mask whole,
                                         mask whole_of_four) {
  const vec reach = o[0].r + o[1].r, square = reach * reach;
  const mask by_first = s[0].side | s[0].parallel, by_side = by_first | s[1].side | s[1].parallel;
  const vec cross = vec_abs(vec_select(by_first, s[0].cross, s[1].cross));
  const vec length = vec_select(by_first, s[0].square, s[1].square);
  const vec bound = vec_select(by_first, s[0].bound, s[1].bound);
  const vec far = vec_select(by_side, cross * cross, corners);
  const vec least = vec_select(by_side, square * length, square);
  const vec given = vec_select(by_side, (2 * cross + bound + square) * bound, room);
  const vec margin = vec_select(
      mask_select(by_side, whole_of_four, whole), (vec){0}, (far + least) * 0x1p-49 + given + 0x1p-600);
  const vec difference = far - least;
  return (struct reached){.apart = (difference > margin) | (reach == 0),
                          .touching = (difference == 0) & (margin == 0) & (reach != 0),
                          .overlapping = (difference < -margin) & (reach != 0)};
}

/* Splits of numbers of one sign: within 8 u^2 of a product, and of a sum. */
VECTOR_INLINE struct split split_times(struct split a, struct split b) {
  const struct split product = two_product(a.hi, b.hi);
  return two_sum(product.hi, product.lo + (a.hi * b.lo + a.lo * b.hi));
}
VECTOR_INLINE struct split split_plus(struct split a, struct split b) {
  const struct split sum = two_sum(a.hi, b.hi);
  return two_sum(sum.hi, sum.lo + (a.lo + b.lo));
}
VECTOR_INLINE struct split square_of(struct split_vector v) {
  return split_plus(split_times(v.x, v.x), split_times(v.y, v.y));
}

static struct split corners_apart_precisely(const struct outline_lanes o[2], unsigned na, unsigned nb) {
  struct split least = split_of(vec_all(__builtin_inf()));
  for (unsigned k = 0; k < na * nb; k++) {
    const struct split square = square_of(vector_between(&o[0], k / nb, &o[1], k % nb));
    least = split_select(split_less(square, least), square, least);
  }
  return least;
}

/* The side of `of` that faces a corner of the other core, and the cross product of both. */
struct facing {
  struct split cross, square;
};

static struct facing facing_of(const struct sides *s,
                               const struct outline_lanes *of,
                               unsigned n,
                               const struct outline_lanes *other,
                               unsigned m) {
  struct outline_lanes side = *of, corner = *other;
  for (unsigned k = 0; k < n; k++)
    for (unsigned end = 0; end < 2; end++) {
      side.x[end] = vec_select(s->start == k, of->x[k + end], side.x[end]);
      side.y[end] = vec_select(s->start == k, of->y[k + end], side.y[end]);
    }
  for (unsigned j = 0; j < m; j++) {
    corner.x[0] = vec_select(s->corner == j, other->x[j], corner.x[0]);
    corner.y[0] = vec_select(s->corner == j, other->y[j], corner.y[0]);
  }
  const struct split_vector along = vector_between(&side, 0, &side, 1);
  return (struct facing){cross_of(along, vector_between(&side, 0, &corner, 0)), square_of(along)};
}

/* The same squares as splits. All are within 64 u^2 but for the cross product, which is off by the bound for
 * those. Of whole rows the squares of degree two are single doubles, and what rounding takes from their
 * products is exact: there the least difference counts. */
static __attribute__((noinline)) void reach_precisely(const struct outline_lanes o[2],
                                                      unsigned na,
                                                      unsigned nb,
                                                      const struct sides s[2],
                                                      vec room,
                                                      mask whole,
                                                      struct reached *reached) {
  const struct split reach = two_sum(o[0].r, o[1].r), square = split_times(reach, reach);
  const mask by_first = s[0].side | s[0].parallel, by_side = by_first | s[1].side | s[1].parallel;
  const struct facing a = facing_of(&s[0], &o[0], na, &o[1], nb), b = facing_of(&s[1], &o[1], nb, &o[0], na);
  const struct split cross = split_select(by_first, a.cross, b.cross),
                     length = split_select(by_first, a.square, b.square);
  const vec off = vec_select(by_first, s[0].off, s[1].off);
  const struct split far =
      split_select(by_side, split_times(cross, cross), corners_apart_precisely(o, na, nb));
  const struct split least = split_select(by_side, split_times(square, length), square);
  const vec great = far.hi - least.hi, small = far.lo - least.lo;
  const vec given = vec_select(by_side, (2 * vec_abs(cross.hi) + off) * off, room);
  const vec margin = vec_select(whole, (vec){0}, (far.hi + least.hi) * 0x1p-98 + given + 0x1p-600);
  const vec difference = vec_select(whole & (great == 0), small, great + vec_select(whole, (vec){0}, small));
  reached->apart = (difference > margin) | (reach.hi == 0);
  reached->touching = (difference == 0) & (margin == 0) & (reach.hi != 0);
  reached->overlapping = (difference < -margin) & (reach.hi != 0);
}

#endif
