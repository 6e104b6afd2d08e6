/* Whether corners make a proper core, and the sides of one core against the corners of the other, over
 * vectors of rows. Precisely means with cross products from parts without error, for rows that a first look
 * has left.
 *
 * `bound` covers the error of any polynomial of degree two in the corners of two cores, and of a difference
 * of two of them; with it, u = 2^-53.
 *
 * Let coordinates be off by at most E, differences of them at most L in size, and differences along a side
 * at most l. A difference is off by at most u L + 2E =: e (along a side u l + 2E =: f), a product of the two
 * by l e + L f + e f, a sum of two such, with its own rounding, by
 *   2 (l e + L f + e f) + 4.1 u l L  <=  8.2 u l L + 8.1 E (l + L) + 8.1 E^2,
 * a difference of two such sums by twice that and 4.1 u l L more: less than 21 (u l + E) (L + E), as E (l +
 * L) is at most twice E L. The bound is 24 times (u l + E) (L + E), which covers its own rounding and that of
 * l and L, and 2^-1060 for underflow, of which each of a few operations loses less than 2^-1074.
 *
 * Where all numbers of a row are exact multiples, at most 2^25, of one power of two, differences are at most
 * 2^26, products 2^52, and every sum or difference of such sums is again a product of that kind, at most
 * 2^53: nothing rounds, the bound is 0, and zeros are certain. At most 2^11: the same for degree four.
 */
#ifndef GRAZE_BATCH_SIDES_TEMPLATE_H
#define GRAZE_BATCH_SIDES_TEMPLATE_H

#include "batch_outlines_template.h"

/* Whether all coordinates are multiples of 2^-digits times the power of two below `greatest`: adding 1.5 *
 * 2^(52 - digits) of those rounds to such multiples. */
VECTOR_INLINE mask is_multiple(const struct outline_lanes *o, const unsigned n, vec greatest, int digits) {
  const vec power = (vec)((mask)greatest & (INT64_C(0x7ff) << 52));
  const vec magic = power * (1.5 * (double)(INT64_C(1) << (52 - digits)));
  mask whole = (o->r + magic) - magic == o->r;
  UNROLLED
  for (unsigned k = 0; k < n; k++)
    whole &= ((o->x[k] + magic) - magic == o->x[k]) & ((o->y[k] + magic) - magic == o->y[k]);
  return whole;
}

VECTOR_INLINE vec bound_of(vec share, vec width, vec error, mask whole) {
  return vec_select(whole, (vec){0}, 24 * share * (width + error) + 0x1p-1060);
}

/* The bound for cross products from differences without error, times an exact sign: products of their great
 * parts are split, and what is left out is less than 64 u^2 of a side's and a difference's size. Numbers that
 * are off by 2^-1060, as scaling makes them, and products that are 2^-960 or less, have less than 2^-840 more
 * to lose. */
VECTOR_INLINE vec precise_bound(vec share, vec width, vec error, vec bound) {
  return vec_select((error <= 0x1p-1060) & (bound != 0), 0x1p-43 * share * width + 0x1p-840, bound);
}

/* A vector from one corner to another, without error. */
struct split_vector {
  struct split x, y;
};

VECTOR_INLINE struct split_vector
vector_between(const struct outline_lanes *from, unsigned p, const struct outline_lanes *to, unsigned q) {
  return (struct split_vector){two_sum(to->x[q], -from->x[p]), two_sum(to->y[q], -from->y[p])};
}

VECTOR_INLINE struct split cross_of(struct split_vector u, struct split_vector v) {
  const struct split p = two_product(u.x.hi, v.y.hi), q = two_product(u.y.hi, v.x.hi);
  const struct split great = two_sum(p.hi, -q.hi);
  const vec small = (u.x.hi * v.y.lo + u.x.lo * v.y.hi) - (u.y.hi * v.x.lo + u.y.lo * v.x.hi);
  return two_sum(great.hi, great.lo + ((p.lo - q.lo) + small));
}

VECTOR_INLINE mask same_products(vec a, vec b, vec c, vec d) {
  return split_equal(two_product(a, b), two_product(c, d));
}

/* Whether the cross product is 0 as its parts cancel one by one: so it is where vectors are the same, or lie
 * along an axis, or have no low parts. Products of small parts may lose bits. */
VECTOR_INLINE mask cross_is_none(struct split_vector u, struct split_vector v) {
  return same_products(u.x.hi, v.y.hi, u.y.hi, v.x.hi) & same_products(u.x.hi, v.y.lo, u.y.lo, v.x.hi) &
         same_products(u.x.lo, v.y.hi, u.y.hi, v.x.lo) & same_products(u.x.lo, v.y.lo, u.y.lo, v.x.lo) &
         ~(is_small(u.x) | is_small(u.y) | is_small(v.x) | is_small(v.y));
}

/* How a core turns from the side before corner k to the one after it. */
static __attribute__((noinline)) vec turn_precisely(const struct outline_lanes *o, unsigned k, unsigned n) {
  return cross_of(vector_between(o, k == 0 ? n - 1 : k - 1, o, k), vector_between(o, k, o, k + 1)).hi;
}

/* Sides must have a length, and three points and more must turn one way; straight on only in whole rows. */
VECTOR_INLINE void
judge_outline(struct outline_lanes *o, const unsigned n, vec error, mask whole, const bool precisely) {
  o->turn = vec_all(1);
  o->area = mask_all(-1);
  o->bent = (mask){0};
  o->share = 0x1p-53 * o->width + error;
  if (n == 1)
    return;
  vec most = vec_all(-__builtin_inf()), least = vec_all(__builtin_inf());
  vec before_x = o->x[0] - o->x[n - 1], before_y = o->y[0] - o->y[n - 1];
  UNROLLED
  for (unsigned k = 0; k < n; k++) {
    const vec x = o->x[k + 1] - o->x[k], y = o->y[k + 1] - o->y[k];
    o->area &= vec_max(vec_abs(x), vec_abs(y)) > 4 * error;
    const vec turn = precisely ? turn_precisely(o, k, n) : before_x * y - before_y * x;
    most = vec_max(most, turn);
    least = vec_min(least, turn);
    before_x = x;
    before_y = y;
  }
  if (n == 2)
    return;
  vec bound = bound_of(o->share, o->width, error, whole);
  if (precisely)
    bound = precise_bound(o->share, o->width, error, bound);
  o->bent = (most > bound) & (least < -bound);
  const mask straight = (bound == 0) & ((least == 0) | (most == 0)) & (least != most);
  const mask left = (least > bound) | (straight & (least == 0)),
             right = (most < -bound) | (straight & (most == 0));
  o->turn = vec_select(right, vec_all(-1), o->turn);
  o->area &= left | right;
}

/* The sides of one core against the corners of the other. Of two points there are two sides, there and back.
 */
struct sides {
  vec bound;
  vec off;             /* the bound for how far in corners are, which may be known better */
  vec least;           /* the same for its sign: 0 where all signs are sure */
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
  s->off = s->least;
  s->least = vec_select(s->sure, (vec){0}, s->least);
}

#endif
