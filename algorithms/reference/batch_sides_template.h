/* The sides of one core against the corners of the other, over vectors of rows. Precisely means with cross
 * products from parts without error, for rows that a first look has left.
 */
#ifndef GRAZE_BATCH_SIDES_TEMPLATE_H
#define GRAZE_BATCH_SIDES_TEMPLATE_H

#include "batch_outlines_template.h"

/* The sides of one core against the corners of the other. Of two points there are two sides, there and back.
 */
struct sides {
  vec bound;
  vec least;           /* the bound for how far in corners are, which may be known better */
  vec separation;      /* the least, over sides, of how far in the farthest corner reaches */
  vec within[CORNERS]; /* of a corner, the least, over sides, of how far in it is */
  mask side, parallel; /* the closest points are one on a side and one or more corners */
  mask unsure;         /* they may be, or not */
  mask sure;           /* precisely: all signs of how far in corners are, zeros too */
  vec cross, square;   /* then, the distance times the length of the side, and that squared */
  vec start, corner;   /* precisely: the numbers of the side's first corner, and of the other core's */
};

/* How far in the corners are across a side, times its length, and the two of them that reach farthest. */
struct depths {
  vec in[CORNERS], farthest, next;
};

/* The corner that reaches farthest in is the closest where it is outside and its foot is strictly on the
 * side: all of one core is beyond it, and all of the other on the near side. Where that is so of no side, two
 * corners are the closest. Corners equally far are known to be so only in whole rows. */
VECTOR_INLINE mask judge_side(
    struct sides *s, const struct depths *d, const vec *along, const unsigned m, vec length, vec unclear) {
  vec first = vec_all(__builtin_inf()), last = -first;
  UNROLLED
  for (unsigned j = 0; j < m; j++) {
    const mask level = d->in[j] == d->farthest;
    first = vec_min(first, vec_select(level, along[j], first));
    last = vec_max(last, vec_select(level, along[j], last));
  }
  const vec beyond = length - first;
  const mask clear = (d->farthest - d->next > unclear) | (unclear == 0);
  const mask facing = clear & (d->farthest < -s->least) & (last > s->bound) & (beyond > s->bound);
  const mask beside = clear & ((last <= -s->bound) | (beyond <= -s->bound));
  const mask level = d->farthest == d->next;
  s->side |= facing & ~level;
  s->parallel |= facing & level;
  s->unsure |= ~(facing | beside | (d->farthest >= s->least));
  s->cross = vec_select(facing, d->farthest, s->cross);
  s->square = vec_select(facing, length, s->square);
  return facing;
}

/* How far in corners are, from differences without error. */
static __attribute__((noinline)) void cross_precisely(struct sides *s,
                                                      const struct outline_lanes *of,
                                                      unsigned k,
                                                      const struct outline_lanes *other,
                                                      unsigned m,
                                                      vec in[CORNERS]) {
  const struct split_vector side = vector_between(of, k, of, k + 1);
  for (unsigned j = 0; j < m; j++) {
    const struct split_vector to = vector_between(of, k, other, j);
    in[j] = of->turn * cross_of(side, to).hi;
    const mask open = vec_abs(in[j]) <= s->least;
    if (!mask_any(open))
      continue;
    const mask none = open & cross_is_none(side, to);
    in[j] = vec_select(none, (vec){0}, in[j]);
    s->sure &= ~open | none;
  }
}

/* Which side is facing, and the corner that reaches farthest in. */
static __attribute__((noinline)) void
note_facing(struct sides *s, const struct depths *d, unsigned k, unsigned m, mask facing) {
  s->start = vec_select(facing, vec_all(k), s->start);
  for (unsigned j = 0; j < m; j++)
    s->corner = vec_select(facing & (d->in[j] == d->farthest), vec_all(j), s->corner);
}

VECTOR_INLINE void try_side(struct sides *s,
                            const struct outline_lanes *of,
                            unsigned k,
                            const struct outline_lanes *other,
                            const unsigned m,
                            mask whole,
                            const bool precisely) {
  const vec x = of->x[k + 1] - of->x[k], y = of->y[k + 1] - of->y[k];
  const vec in_x = -y * of->turn, in_y = x * of->turn, inf = vec_all(__builtin_inf());
  vec along[CORNERS];
  struct depths d = {.farthest = -inf, .next = -inf};
  if (precisely)
    cross_precisely(s, of, k, other, m, d.in);
  UNROLLED
  for (unsigned j = 0; j < m; j++) {
    const vec to_x = other->x[j] - of->x[k], to_y = other->y[j] - of->y[k];
    const vec in = precisely ? d.in[j] : in_x * to_x + in_y * to_y;
    d.in[j] = in;
    along[j] = x * to_x + y * to_y;
    d.next = vec_max(d.next, vec_min(d.farthest, in));
    d.farthest = vec_max(d.farthest, in);
    s->within[j] = vec_min(s->within[j], in);
  }
  s->separation = vec_min(s->separation, d.farthest);
  vec unclear = s->bound;
  if (precisely)
    unclear = vec_select(whole, unclear, vec_min(2 * s->least + 0x1p-50 * vec_abs(d.farthest), unclear));
  const mask facing = judge_side(s, &d, along, m, x * x + y * y, unclear);
  if (precisely)
    note_facing(s, &d, k, m, facing);
}

/* A corner in a segment lies on its line and between its ends; in a point, it is that point. */
VECTOR_INLINE void within_less(struct sides *s,
                               const struct outline_lanes *of,
                               const unsigned n,
                               const struct outline_lanes *other,
                               const unsigned m,
                               vec bound) {
  UNROLLED
  for (unsigned j = 0; j < m; j++) {
    const vec x = other->x[j] - of->x[0], y = other->y[j] - of->y[0];
    const vec to_x = other->x[j] - of->x[1], to_y = other->y[j] - of->y[1];
    const vec dot = x * to_x + y * to_y;
    const mask out = n == 1 ? (x != 0) | (y != 0) : dot > bound;
    const mask end = ((x == 0) & (y == 0)) | ((to_x == 0) & (to_y == 0));
    if (n == 2)
      s->sure &= out | (dot < -bound) | end | (s->within[j] < 0);
    s->within[j] = vec_select(out, vec_all(-__builtin_inf()), s->within[j]);
  }
}

VECTOR_INLINE void try_sides(struct sides *s,
                             const struct outline_lanes *of,
                             const unsigned n,
                             const struct outline_lanes *other,
                             const unsigned m,
                             vec error,
                             vec width,
                             mask whole,
                             const bool precisely) {
  const vec inf = vec_all(__builtin_inf());
  s->bound = bound_of(of->share, width, error, whole);
  s->least = s->bound;
  if (precisely)
    s->least = precise_bound(of->share, width, error, s->bound);
  s->sure = (error == 0) & mask_all(precisely ? -1 : 0);
  s->separation = inf;
  s->side = s->parallel = s->unsure = (mask){0};
  s->cross = s->square = s->start = s->corner = (vec){0};
  UNROLLED
  for (unsigned j = 0; j < m; j++)
    s->within[j] = n == 1 ? (vec){0} : inf;
  const unsigned sides = n == 1 ? 0 : n;
  UNROLLED
  for (unsigned k = 0; k < sides; k++)
    try_side(s, of, k, other, m, whole, precisely);
  if (n < 3)
    within_less(s, of, n, other, m, bound_of(0x1p-53 * width + error, width, error, whole));
  s->least = vec_select(s->sure, (vec){0}, s->least);
}

#endif
