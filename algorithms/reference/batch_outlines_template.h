/* Hulls as lanes: the corners of a core, whether they make a proper one, and the bound of the filter's
 * errors.
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
#ifndef GRAZE_BATCH_OUTLINES_TEMPLATE_H
#define GRAZE_BATCH_OUTLINES_TEMPLATE_H

#include "batch_hulls.h"

/* The counts of points are constants where a loop is made of this. */
#define UNROLLED _Pragma("GCC unroll 16")

/* One shape's columns as doubles. */
struct hull_lanes {
  enum layout layout;
  unsigned points, radius; /* the column of the radius, or 0 */
  bool long_numbers;       /* that a double may not hold */
  bool flat;               /* without its radius it is known to be, as points are repeated */
  const double *column[LAYOUT_MAX_COLUMNS];
  const double *error; /* what numbers are off by at most, or NULL */
};

struct hull_room {
  double number[LAYOUT_MAX_COLUMNS][CHUNK];
};

/* The `count` cases from `first`, or those of `rows`. */
static void hull_lanes_at(const struct work *work,
                          unsigned shape,
                          const size_t *rows,
                          size_t first,
                          size_t count,
                          struct hull_lanes *lanes,
                          struct hull_room *room) {
  const enum layout layout = shape == 0 ? work->layout_a : work->layout_b;
  const void *const *columns = shape == 0 ? work->columns_a : work->columns_b;
  const enum number_type type = work->form->type;
  const unsigned numbers = layout_columns(layout), radius = layout_radius(layout);
  lanes->layout = layout;
  lanes->points = layout_corners(layout);
  lanes->radius = radius < numbers ? radius : 0;
  lanes->long_numbers = type == TYPE_I64;
  lanes->flat = false;
  lanes->error = NULL;
  for (unsigned k = 0; k < numbers; k++)
    lanes->column[k] = rows == NULL ? widen(type, columns[k], first, count, room->number[k])
                                    : gather_column(type, columns[k], rows, count, room->number[k]);
}

/* A core, its first point once more after the last. */
struct outline_lanes {
  vec x[CORNERS + 1], y[CORNERS + 1], r;
  vec width; /* no difference of its points is greater */
  vec turn;  /* 1, or -1 for one that goes right */
  mask area; /* certain of having some, or being proper without */
  mask bent; /* certain of turning both ways */
  vec share; /* the greatest part of a bound that comes from its sides: u l + E */
};

/* What is learned of a row while its numbers are read. */
struct numbers_read {
  vec odd, error;
  mask negative, flat;
};

VECTOR_INLINE vec read_lane(const struct hull_lanes *lanes,
                            unsigned k,
                            size_t i,
                            struct numbers_read *reading) {
  const vec n = vec_load(lanes->column[k] + i), size = vec_abs(n);
  reading->odd += n - n;
  if (lanes->long_numbers)
    reading->error += vec_select(size >= 0x1p53, size * 0x1p-53, (vec){0});
  return n;
}

VECTOR_INLINE vec add_lanes(vec a, vec b, struct numbers_read *reading) {
  const struct split sum = two_sum(a, b);
  reading->error += vec_abs(sum.lo);
  return sum.hi;
}

/* The span of a box along an axis, as corners' coordinates. */
VECTOR_INLINE void read_span(const struct hull_lanes *lanes,
                             enum axis axis,
                             size_t i,
                             struct numbers_read *reading,
                             vec *low,
                             vec *high) {
  const bool square = lanes->layout == LAYOUT_BOX_SQUARE;
  const enum ends ends = ends_of(lanes->layout);
  const vec at = read_lane(lanes, axis, i, reading);
  vec far = read_lane(lanes, square ? 2 : 2 + axis, i, reading);
  reading->negative |= (ends == ENDS_PLAIN ? far - at : far) < 0;
  if (lanes->layout == LAYOUT_BOX_PIXELS) {
    far = add_lanes(far, vec_all(-1), reading);
    reading->negative |= far < 0;
  }
  *low = ends == ENDS_CENTRED ? add_lanes(at, -far, reading) : at;
  *high = ends == ENDS_PLAIN ? far : add_lanes(at, far, reading);
}

VECTOR_INLINE void read_outline(const struct hull_lanes *lanes,
                                const unsigned n,
                                size_t i,
                                struct numbers_read *reading,
                                struct outline_lanes *outline) {
  if (layout_is_box(lanes->layout)) {
    vec *x = outline->x, *y = outline->y;
    read_span(lanes, AXIS_X, i, reading, &x[0], &x[1]);
    read_span(lanes, AXIS_Y, i, reading, &y[0], &y[2]);
    x[2] = x[1], x[3] = x[0], y[1] = y[0], y[3] = y[2];
  } else {
    UNROLLED
    for (unsigned k = 0; k < n; k++) {
      outline->x[k] = read_lane(lanes, 2 * k, i, reading);
      outline->y[k] = read_lane(lanes, 2 * k + 1, i, reading);
    }
  }
  outline->r = (vec){0};
  if (lanes->radius != 0) {
    outline->r = read_lane(lanes, lanes->radius, i, reading);
    reading->negative |= outline->r < 0;
    reading->flat |= outline->r == 0;
  }
  outline->x[n] = outline->x[0];
  outline->y[n] = outline->y[0];
}

/* The extent of points in both axes. */
struct extent {
  vec low_x, high_x, low_y, high_y;
};

VECTOR_INLINE struct extent extent_of(const struct outline_lanes *o, const unsigned n) {
  struct extent e = {o->x[0], o->x[0], o->y[0], o->y[0]};
  UNROLLED
  for (unsigned k = 1; k < n; k++) {
    e.low_x = vec_min(e.low_x, o->x[k]);
    e.high_x = vec_max(e.high_x, o->x[k]);
    e.low_y = vec_min(e.low_y, o->y[k]);
    e.high_y = vec_max(e.high_y, o->y[k]);
  }
  return e;
}

VECTOR_INLINE vec extent_greatest(struct extent e) {
  return vec_max(vec_max(vec_abs(e.low_x), vec_abs(e.high_x)), vec_max(vec_abs(e.low_y), vec_abs(e.high_y)));
}

VECTOR_INLINE vec extent_width(struct extent e) { return vec_max(e.high_x - e.low_x, e.high_y - e.low_y); }

VECTOR_INLINE struct extent extent_of_both(struct extent a, struct extent b) {
  return (struct extent){vec_min(a.low_x, b.low_x),
                         vec_max(a.high_x, b.high_x),
                         vec_min(a.low_y, b.low_y),
                         vec_max(a.high_y, b.high_y)};
}

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

VECTOR_INLINE mask is_small(struct split a) {
  return ((vec_abs(a.hi) < 0x1p-450) & (a.hi != 0)) | ((vec_abs(a.lo) < 0x1p-450) & (a.lo != 0));
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

#endif
