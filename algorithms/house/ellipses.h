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

/* An ellipse among the points of hulls: its centre, then its radii as a point of their own. */
struct ellipse_in {
  const struct hulls *h;
  const struct hull_point *centre;
  double rx, ry;
  i128 whole_rx, whole_ry;
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

/* x times ry, and y times rx: of a way and the radii, as sums in the order x, y, rx, ry. */
static inline void long_stretch(const struct long_sum sums[4], int unit, struct long_number to[2]) {
  long_product(&sums[0], &sums[3], unit, &to[0]);
  long_product(&sums[1], &sums[2], unit, &to[1]);
}

/* The sum of products of like parts. */
static inline void
long_dot(const struct long_number a[2], const struct long_number b[2], struct long_number *to) {
  struct long_number other;
  long_multiply(&a[0], &b[0], to);
  long_multiply(&a[1], &b[1], &other);
  long_add(to, 1, &other);
}

static inline bool long_corner_in(const struct ellipse_in *e, struct house_span dx, struct house_span dy) {
  const struct long_sum sums[] = {span_sum(dx), span_sum(dy), {1, {e->rx}}, {1, {e->ry}}};
  const int unit = long_unit(sums, 4);
  struct long_number way[2], reach, square, power;
  long_stretch(sums, unit, way);
  long_dot(way, way, &power);
  long_product(&sums[2], &sums[3], unit, &reach);
  long_multiply(&reach, &reach, &square);
  long_add(&power, -1, &square);
  return power.sign <= 0;
}

/* Far out overflow tells nothing else. What is tiny is nothing beside 1. */
static inline bool corner_in(const struct ellipse_in *e, const struct hull_point *p) {
  const struct house_span dx = {e->centre, p, 0}, dy = {e->centre, p, 1};
  if (e->h->small) {
    const i128 x = span_whole(dx) * e->whole_ry, y = span_whole(dy) * e->whole_rx,
               reach = e->whole_rx * e->whole_ry;
    return x * x + y * y <= reach * reach;
  }
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
  if (e->h->small)
    return span_whole(ux) * span_whole(vx) * e->whole_ry * e->whole_ry +
               span_whole(uy) * span_whole(vy) * e->whole_rx * e->whole_rx >
           0;
  const struct unit_way u = unit_way(e, ux, uy), v = unit_way(e, vx, vy);
  const double x = u.x * v.x, y = u.y * v.y;
  const int sign = u.tiny || v.tiny ? SIGN_UNSURE : quick_sign(x, -y, fabs(x) + fabs(y));
  if (sign != SIGN_UNSURE)
    return sign > 0;
  const struct long_sum sums[] = {
      span_sum(ux), span_sum(uy), {1, {e->rx}}, {1, {e->ry}}, span_sum(vx), span_sum(vy)};
  const struct long_sum to[] = {sums[4], sums[5], sums[2], sums[3]};
  const int unit = long_unit(sums, 6);
  struct long_number side[2], way[2], dot;
  long_stretch(sums, unit, side);
  long_stretch(to, unit, way);
  long_dot(side, way, &dot);
  return dot.sign > 0;
}

static inline bool long_line_in(const struct ellipse_in *e, const struct house_span cross[4]) {
  const struct long_sum product[] = {
      span_sum(cross[0]), span_sum(cross[1]), span_sum(cross[2]), span_sum(cross[3])};
  const struct long_sum side[] = {product[0], product[2], {1, {e->rx}}, {1, {e->ry}}};
  const int one = long_unit(product, 4), other = long_unit(side, 4), unit = one < other ? one : other;
  struct long_number way[2], length, power;
  long_products(product, -1, unit, &way[0]);
  long_multiply(&way[0], &way[0], &power);
  long_stretch(side, unit, way);
  long_dot(way, way, &length);
  long_add(&power, -1, &length);
  return power.sign <= 0;
}

/* The root of the length squared comes in, as in line_in_reach(). What a way to the centre loses when tiny is
 * nothing beside the length. */
static inline bool
line_in(const struct ellipse_in *e, const struct hull_point *a, const struct hull_point *b) {
  const struct house_span cross[] = HULL_CROSS(a, b, e->centre);
  if (e->h->small) {
    const i128 way_x = span_whole(cross[0]), way_y = span_whole(cross[2]);
    const i128 product = way_x * span_whole(cross[1]) - way_y * span_whole(cross[3]);
    const i128 x = way_x * e->whole_ry, y = way_y * e->whole_rx;
    return product * product <= x * x + y * y;
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
  if (e.rx == 0 || e.ry == 0)
    return flat_ellipse_meets(h);
  for (unsigned k = 0; k < h->first; k++)
    if (corner_in(&e, &corner[k]))
      return true;
  struct hull_view view = hull_view(corner, h->first, centre, 1);
  for (unsigned side = 0; side < view.sides; side++) {
    const struct hull_point *const a = &corner[side], *const b = &corner[(side + 1) % h->first];
    view.turn[side][0] = turn(h, a, b, centre);
    if (foot_ahead(&e, a, b) && foot_ahead(&e, b, a) && line_in(&e, a, b))
      return true;
  }
  return holds_corner(h, &view);
}

/* GRAZE_TEST_ELLIPSE(id, shape, shape, type, KIND, HULL, ELLIPSE, .field = value, ...): KIND is the hull's,
 * and HULL and ELLIPSE are a and b, or b and a. */
#define GRAZE_TEST_ELLIPSE(ID, A, B, TYPE, KIND, HULL, ELLIPSE, ...)                                         \
  static enum answer ID(struct A##_##TYPE a, struct B##_##TYPE b) {                                          \
    struct hulls hulls = {.low = 4096};                                                                      \
    take_##KIND##_##TYPE(&hulls, HULL);                                                                      \
    hulls.first = hulls.points;                                                                              \
    put_point(&hulls, ELLIPSE.cx, ELLIPSE.cy);                                                               \
    put_point(&hulls, ELLIPSE.rx, ELLIPSE.ry);                                                               \
    measure(&hulls);                                                                                         \
    return hit_if(ellipse_meets(&hulls));                                                                    \
  }                                                                                                          \
  GRAZE_TEST(ID, A##_##TYPE, B##_##TYPE, __VA_ARGS__)

#endif
