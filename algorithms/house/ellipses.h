/* Whether an upright ellipse meets a hull, exactly: a point, segment, box, triangle or convex quad.
 *
 * Times ry along x, and times rx along y, the ellipse is a disc of radius rx ry, and what met still does. So
 * this is asked, with dx and dy the way from the centre to a corner, u that along a side, v that from its
 * start to the centre:
 *
 * 1. Is a corner in the ellipse? (ry dx)^2 + (rx dy)^2 <= (rx ry)^2.
 * 2. Does it reach a side, with its foot between the ends? (u x v)^2 <= (ry ux)^2 + (rx uy)^2; the foot is
 * told by signs of (ry ux) (ry vx) + (rx uy) (rx vy).
 * 3. Is the centre within the hull?
 *
 * An ellipse without one of its radii is a segment, and house/hulls.h knows of these.
 */
#ifndef GRAZE_ELLIPSES_H
#define GRAZE_ELLIPSES_H

#include "hulls.h"

/* A long number with a sign. */
struct signed_long {
  int sign;
  struct long_number size;
};

/* Into another number than both. */
static inline void
long_product(const struct signed_long *a, const struct signed_long *b, struct signed_long *to) {
  to->sign = a->sign * b->sign;
  long_multiply(&a->size, &b->size, &to->size);
}

/* Adds b, or subtracts it with way -1. */
static inline void long_increase(struct signed_long *a, int way, const struct signed_long *b) {
  const int sign = way * b->sign;
  if (a->sign * sign >= 0) {
    long_add(&a->size, &b->size);
    a->sign = a->sign != 0 ? a->sign : sign;
    return;
  }
  const int order = long_compare(&a->size, &b->size);
  if (order >= 0) {
    long_subtract(&a->size, &b->size);
    a->sign = order > 0 ? a->sign : 0;
    return;
  }
  struct long_number rest;
  long_copy(&rest, &b->size);
  long_subtract(&rest, &a->size);
  long_copy(&a->size, &rest);
  a->sign = sign;
}

/* x times ry, and y times rx: of a way, or of a corner's. */
static inline void long_stretch(const struct long_sum sums[4], int unit, struct signed_long to[2]) {
  struct signed_long part, radius;
  for (int axis = 0; axis < 2; axis++) {
    part.sign = long_total(&sums[axis], unit, &part.size);
    radius.sign = long_total(&sums[3 - axis], unit, &radius.size);
    long_product(&part, &radius, &to[axis]);
  }
}

/* The sum of products of like parts. */
static inline void
long_dot(const struct signed_long a[2], const struct signed_long b[2], struct signed_long *to) {
  struct signed_long other;
  long_product(&a[0], &b[0], to);
  long_product(&a[1], &b[1], &other);
  long_increase(to, 1, &other);
}

/* 256 bits, and a sign. */
struct signed_words {
  int sign;
  struct two_words size;
};

static inline int words_compare(struct two_words a, struct two_words b) {
  return a.high == b.high ? (a.low > b.low) - (a.low < b.low) : (a.high > b.high) - (a.high < b.high);
}

static inline struct two_words add_words(struct two_words a, struct two_words b) {
  const u128 low = a.low + b.low;
  return (struct two_words){a.high + b.high + (low < a.low), low};
}

static inline struct signed_words words_product(i128 a, i128 b) {
  return (struct signed_words){((a > 0) - (a < 0)) * ((b > 0) - (b < 0)),
                               multiply_words((u128)(a < 0 ? -a : a), (u128)(b < 0 ? -b : b))};
}

static inline struct two_words words_square(i128 a) { return words_product(a, a).size; }

/* An ellipse among the points of hulls: its centre, then its radii as a point of their own. */
struct ellipse_in {
  const struct hulls *h;
  const struct hull_point *centre;
  double rx, ry;
  int64_t whole_rx, whole_ry;
};

/* The step in doubles divides ways by the radii instead: then the ellipse is the disc of radius 1. A way errs
 * by 3u. */
struct unit_way {
  double x, y;
  bool tiny; /* a quotient lost digits below the least double */
};

static inline double
unit_part(const struct ellipse_in *e, struct house_span span, double radius, bool *tiny) {
  const double way = span_value(e->h, span), part = way / scaled_number(e->h, radius);
  *tiny |= way != 0 && !(fabs(part) >= 0x1p-1000);
  return part;
}

static inline struct unit_way unit_way(const struct ellipse_in *e, struct house_span x, struct house_span y) {
  struct unit_way way = {.tiny = false};
  way.x = unit_part(e, x, e->rx, &way.tiny);
  way.y = unit_part(e, y, e->ry, &way.tiny);
  return way;
}

/* The sums of a way and of the radii, x before y. */
#define ELLIPSE_SUMS(e, x, y)                                                                                \
  {                                                                                                          \
    span_sum(x), span_sum(y), {1, {(e)->rx}}, {                                                              \
      1, { (e)->ry }                                                                                         \
    }                                                                                                        \
  }

static inline bool long_corner_in(const struct ellipse_in *e, struct house_span dx, struct house_span dy) {
  const struct long_sum sums[4] = ELLIPSE_SUMS(e, dx, dy);
  const int unit = long_unit(sums, 4);
  struct signed_long way[2], reach, square, rx, ry;
  long_stretch(sums, unit, way);
  long_dot(way, way, &square);
  rx.sign = long_total(&sums[2], unit, &rx.size);
  ry.sign = long_total(&sums[3], unit, &ry.size);
  long_product(&rx, &ry, &reach);
  long_product(&reach, &reach, &rx);
  return long_compare(&square.size, &rx.size) <= 0;
}

/* Far out overflow tells nothing else. What is tiny is nothing beside 1. */
static inline bool corner_in(const struct ellipse_in *e, const struct hull_point *p) {
  const struct house_span dx = {e->centre, p, 0}, dy = {e->centre, p, 1};
  if (e->h->whole)
    return words_compare(add_words(words_square((i128)span_whole(dx) * e->whole_ry),
                                   words_square((i128)span_whole(dy) * e->whole_rx)),
                         words_square((i128)e->whole_rx * e->whole_ry)) <= 0;
  const struct unit_way way = unit_way(e, dx, dy);
  if (fabs(way.x) > 2 || fabs(way.y) > 2)
    return false;
  const double legs = way.x * way.x + way.y * way.y;
  const int sign = quick_sign(legs, 1, legs + 1);
  return sign == SIGN_UNSURE ? long_corner_in(e, dx, dy) : sign <= 0;
}

/* Whether the centre's foot lies ahead of one who stands at a and looks to b. */
static inline bool
foot_ahead(const struct ellipse_in *e, const struct hull_point *a, const struct hull_point *b) {
  const struct house_span ux = {a, b, 0}, uy = {a, b, 1}, vx = {a, e->centre, 0}, vy = {a, e->centre, 1};
  if (e->h->whole) {
    const struct signed_words x =
        words_product((i128)span_whole(ux) * e->whole_ry, (i128)span_whole(vx) * e->whole_ry);
    const struct signed_words y =
        words_product((i128)span_whole(uy) * e->whole_rx, (i128)span_whole(vy) * e->whole_rx);
    return x.sign * y.sign >= 0 ? x.sign + y.sign > 0 : words_compare(x.size, y.size) * x.sign > 0;
  }
  const struct unit_way u = unit_way(e, ux, uy), v = unit_way(e, vx, vy);
  const double x = u.x * v.x, y = u.y * v.y;
  const int sign = u.tiny || v.tiny ? SIGN_UNSURE : quick_sign(x, -y, fabs(x) + fabs(y));
  if (sign != SIGN_UNSURE)
    return sign > 0;
  const struct long_sum along[4] = ELLIPSE_SUMS(e, ux, uy), to[4] = ELLIPSE_SUMS(e, vx, vy);
  const int one = long_unit(along, 4), other = long_unit(to, 4), unit = one < other ? one : other;
  struct signed_long side[2], way[2], dot;
  long_stretch(along, unit, side);
  long_stretch(to, unit, way);
  long_dot(side, way, &dot);
  return dot.sign > 0;
}

static inline bool long_line_in(const struct ellipse_in *e, const struct house_span cross[4]) {
  const struct long_sum sums[6] = {span_sum(cross[0]),
                                   span_sum(cross[2]),
                                   {1, {e->rx}},
                                   {1, {e->ry}},
                                   span_sum(cross[1]),
                                   span_sum(cross[3])};
  const int unit = long_unit(sums, 6);
  struct signed_long part[4], product, square;
  static const int OF[4] = {0, 4, 1, 5};
  for (int k = 0; k < 4; k++)
    part[k].sign = long_total(&sums[OF[k]], unit, &part[k].size);
  long_product(&part[0], &part[1], &product);
  long_product(&part[2], &part[3], &square);
  long_increase(&product, -1, &square);
  long_product(&product, &product, &square);
  long_stretch(sums, unit, part);
  long_dot(part, part, &product);
  return long_compare(&square.size, &product.size) <= 0;
}

/* The root of the length squared comes in, as in line_in_reach(). What a way to the centre loses when tiny is
 * nothing beside the length. */
static inline bool
line_in(const struct ellipse_in *e, const struct hull_point *a, const struct hull_point *b) {
  const struct house_span cross[] = HULL_CROSS(a, b, e->centre);
  if (e->h->whole) {
    const i128 product =
        (i128)span_whole(cross[0]) * span_whole(cross[1]) - (i128)span_whole(cross[2]) * span_whole(cross[3]);
    return words_compare(words_square(product),
                         add_words(words_square((i128)span_whole(cross[0]) * e->whole_ry),
                                   words_square((i128)span_whole(cross[2]) * e->whole_rx))) <= 0;
  }
  const struct unit_way side = unit_way(e, cross[0], cross[2]), centre = unit_way(e, cross[3], cross[1]);
  const double length = side.x * side.x + side.y * side.y, reach = sqrt(length);
  const double left = side.x * centre.y, right = side.y * centre.x;
  const int sign = length >= 0x1p-960 && !side.tiny
                       ? quick_sign(fabs(left - right), reach, fabs(left) + fabs(right) + reach)
                       : SIGN_UNSURE;
  return sign == SIGN_UNSURE ? long_line_in(e, cross) : sign <= 0;
}

/* Its two ends in place of centre and radii. */
static inline bool flat_ellipse_meets(const struct hulls *h) {
  struct hulls flat = *h;
  const struct hull_point *const centre = &h->point[h->first], *const radii = centre + 1;
  for (int end = 0; end < 2; end++)
    for (int axis = 0; axis < 2; axis++) {
      struct hull_point *const to = &flat.point[h->first + (unsigned)end];
      to->at[axis] = centre->at[axis];
      to->more[axis] = end == 0 ? -radii->at[axis] : radii->at[axis];
      to->whole[axis] = centre->whole[axis] + (end == 0 ? -radii->whole[axis] : radii->whole[axis]);
    }
  return hulls_meet(&flat);
}

/* The hull's points are the first. */
static inline bool ellipse_meets(const struct hulls *h) {
  const struct hull_point *const corner = h->point, *const centre = &h->point[h->first],
                                 *const radii = centre + 1;
  const struct ellipse_in e = {h, centre, radii->at[0], radii->at[1], radii->whole[0], radii->whole[1]};
  if (hulls_are_odd(h))
    return false;
  if (h->whole ? e.whole_rx == 0 || e.whole_ry == 0 : e.rx == 0 || e.ry == 0)
    return flat_ellipse_meets(h);
  for (unsigned k = 0; k < h->first; k++)
    if (corner_in(&e, &corner[k]))
      return true;
  int turns[HULL_SIDES][HULL_SIDES];
  const struct hull_view view = hull_view(corner, h->first, centre, 1, turns);
  for (unsigned side = 0; side < view.sides; side++) {
    const struct hull_point *const a = &corner[side], *const b = &corner[side + 1 < h->first ? side + 1 : 0];
    view.turn[side][0] = turn(h, HULLS_ANY, a, b, centre);
    if (foot_ahead(&e, a, b) && foot_ahead(&e, b, a) && line_in(&e, a, b))
      return true;
  }
  return holds_corner(view);
}

/* GRAZE_TEST_ELLIPSE(id, shape, shape, type, KIND, HULL, ELLIPSE, .field = value, ...): KIND is the hull's,
 * and HULL and ELLIPSE are a and b, or b and a. */
#define GRAZE_TEST_ELLIPSE(ID, A, B, TYPE, KIND, HULL, ELLIPSE, ...)                                         \
  static enum answer ID(struct A##_##TYPE a, struct B##_##TYPE b) {                                          \
    struct hulls hulls = {.low = 4096, .scale = 1};                                                          \
    take_##KIND##_##TYPE(&hulls, HULL);                                                                      \
    hulls.first = hulls.points;                                                                              \
    put_point_##TYPE(&hulls, ELLIPSE.cx, ELLIPSE.cy);                                                        \
    put_point_##TYPE(&hulls, ELLIPSE.rx, ELLIPSE.ry);                                                        \
    measure_##TYPE(&hulls);                                                                                  \
    return hit_if(ellipse_meets(&hulls));                                                                    \
  }                                                                                                          \
  GRAZE_TEST(ID, A##_##TYPE, B##_##TYPE, __VA_ARGS__)

#endif
