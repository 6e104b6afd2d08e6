#include "figure.h"

const struct terms *figure_terms(const struct figure *f, unsigned point, bool y) {
  const unsigned first = f->hull[0]->points;
  const struct hull *hull = f->hull[point >= first];
  const unsigned k = point >= first ? point - first : point;
  return y ? &hull->y[k] : &hull->x[k];
}

/* ---- coordinates in doubles, and the first bound on what is told with them ---- */

static struct near near_reach(const struct figure *f, unsigned axis, double scale, struct near_range *range) {
  struct near_sum sum = {0, 0, 0};
  for (unsigned k = 0; k < 2; k++)
    sum = near_sum(sum, figure_radius(f->hull[k], axis), scale, range);
  sum = near_sum(sum, f->bound, scale, range);
  return (struct near){sum.high, BOUNDED(FIGURE_REACH, (near_size(sum.low) + sum.error) * NEAR_ROUNDED)};
}

/* Takes a point times `scale`; most are a number along each axis. */
static void take_point(struct figure *f,
                       unsigned to,
                       const struct terms *x,
                       const struct terms *y,
                       double scale,
                       struct near_range *range) {
  struct near_sum sum_x = {0, 0, 0}, sum_y = {0, 0, 0};
  if (x->count == 1 && y->count == 1) {
    sum_x.high = x->term[0] * scale;
    sum_y.high = y->term[0] * scale;
    near_range_add(range, near_size(sum_x.high));
    near_range_add(range, near_size(sum_y.high));
  } else {
    sum_x = near_sum(sum_x, x, scale, range);
    sum_y = near_sum(sum_y, y, scale, range);
    f->single &= sum_x.low == 0 && sum_y.low == 0;
  }
  f->at[to] = (struct figure_point){sum_x.high, sum_y.high};
  f->low[to] = (struct figure_point){sum_x.low, sum_y.low};
  f->error[to] = (struct figure_point){sum_x.error, sum_y.error};
}

static struct near_range take_points(struct figure *f, double scale) {
  struct near_range range = {.least = __builtin_inf()};
  unsigned to = 0;
  f->single = true;
  for (unsigned h = 0; h < 2; h++)
    for (unsigned k = 0; k < f->hull[h]->points; k++)
      take_point(f, to++, &f->hull[h]->x[k], &f->hull[h]->y[k], scale, &range);
  f->reach.x = near_reach(f, 0, scale, &range);
  f->reach.y = f->stretched ? near_reach(f, 1, scale, &range) : f->reach.x;
  return range;
}

/* Whole multiples, up to 2^25, of one power of two: then products of differences, and their sums, are exact
 * in doubles. Zeros alone have no unit, and are NaN here. */
static bool is_whole(const struct figure *f, double greatest) {
  const double per_unit = to_one(greatest) * 0x1p24;
  for (unsigned k = 0; k < f->points; k++) {
    const double x = f->at[k].x * per_unit, y = f->at[k].y * per_unit;
    if (!(near_size(x) <= 0x1p25 && near_size(y) <= 0x1p25) || x != (int32_t)x || y != (int32_t)y)
      return false;
  }
  return true;
}

static struct figure_point stretched_scale(const struct figure *f) {
  if (!f->stretched)
    return (struct figure_point){1, 1};
  const double rx = f->reach.x.value, ry = f->reach.y.value, of_radii = to_one(rx > ry ? rx : ry);
  return (struct figure_point){ry * of_radii, rx * of_radii};
}

/* Terms above 2^1000 are made smaller, lest sums overflow; what the least of them lose then is below
 * 18 * 2^-1075. */
static void take_large_points(struct figure *f, bool exactly) {
  const double lost = exactly ? 0 : BOUNDED(FIGURE_LARGE, 0x1p-1060);
  take_points(f, 0x1p-100);
  f->single &= exactly;
  for (unsigned k = 0; k < f->points; k++) {
    f->error[k].x += lost;
    f->error[k].y += lost;
  }
  f->reach.x.error += lost;
  f->reach.y.error += lost;
}

/* The first bound on the error of a product of two differences less another. A difference of coordinates that
 * are off by `lost` at most is off by e, twice that; with u and v below 2 `greatest` along each axis,
 * products are off by e (|u| + |v|) along both and 2 e^2. */
static void bound_products(struct figure *f) {
  double greatest = 0, lost = 0;
  f->share = f->exact ? 0 : NEAR_SHARE;
  f->slack = f->exact ? 0 : NEAR_SLACK_EXACT;
  f->dot_share = f->stretched ? __builtin_inf() : f->share;
  if (f->single)
    return;
  for (unsigned k = 0; k < f->points; k++) {
    const struct figure_point at = f->at[k], low = f->low[k], error = f->error[k];
    greatest = near_larger(greatest, near_larger(near_size(at.x), near_size(at.y)));
    lost = near_larger(lost, near_larger(near_size(low.x) + error.x, near_size(low.y) + error.y));
  }
  const double off = 2 * NEAR_ROUNDED * lost;
  f->slack = NEAR_SLACK + BOUNDED(FIGURE_PRODUCTS, NEAR_ROUNDED * off * (8 * greatest + 2 * off));
}

/* Terms between 2^-200 and 2^128 have differences, and products, far from underflow. */
void figure_begin(struct figure *f, const struct hull *a, const struct hull *b, const struct terms *bound) {
  f->hull[0] = a;
  f->hull[1] = b;
  f->bound = bound;
  f->points = a->points + b->points;
  f->stretched = a->ry.count > 0 || b->ry.count > 0;
  f->has_reach[0] = f->has_reach[1] = false;
  f->has_point = 0;
  const struct near_range range = take_points(f, 1);
  f->moderate = range.greatest <= 0x1p128 && range.least >= 0x1p-200;
  if (range.greatest > 0x1p1000)
    take_large_points(f, range.least >= 0x1p-800);
  f->exact = f->single && f->moderate && is_whole(f, range.greatest);
  bound_products(f);
  f->stretch = stretched_scale(f);
}

/* ---- doubles ---- */

static bool same_terms(const struct terms *a, const struct terms *b) {
  bool same = a->count == b->count;
  for (unsigned k = 0; same && k < a->count; k++)
    same = a->term[k] == b->term[k];
  return same;
}

static void same_is_none(const struct figure *f, bool y, unsigned p, unsigned q, struct near *d) {
  if (d->value == 0 && d->error != 0 && same_terms(figure_terms(f, p, y), figure_terms(f, q, y)))
    d->error = 0;
}

static struct near_vector near_vector(const struct figure *f, unsigned p, unsigned q) {
  const struct figure_point *at = f->at, *low = f->low, *error = f->error;
  if (f->single)
    return (struct near_vector){{at[q].x - at[p].x, 0}, {at[q].y - at[p].y, 0}};
  struct near_vector v = {near_between((struct near_sum){at[p].x, low[p].x, error[p].x},
                                       (struct near_sum){at[q].x, low[q].x, error[q].x}),
                          near_between((struct near_sum){at[p].y, low[p].y, error[p].y},
                                       (struct near_sum){at[q].y, low[q].y, error[q].y})};
  same_is_none(f, false, p, q, &v.x);
  same_is_none(f, true, p, q, &v.y);
  return v;
}

/* Of vectors u and v: u x v or u . v. */
enum polynomial { CROSS, DOT };

/* Of a figure that is moderate. */
static int near_products_sign(
    const struct figure *f, enum polynomial kind, unsigned p, unsigned q, unsigned r, unsigned s) {
  struct near_vector u = near_vector(f, p, q), v = near_vector(f, r, s);
  if (kind == CROSS)
    return near_sign(near_cross(u, v));
  if (f->stretched) {
    u = near_stretched(u, f->reach);
    v = near_stretched(v, f->reach);
  }
  return near_sign(near_dot(u, v));
}

/* ---- digits ---- */

static void reach_cells(struct figure *f, unsigned axis, struct cells *sum) {
  cells_clear(sum);
  cells_add_sum(sum, figure_radius(f->hull[0], axis));
  cells_add_sum(sum, figure_radius(f->hull[1], axis));
  cells_add_sum(sum, f->bound);
}

static const struct exact_point *exact_point(struct figure *f, unsigned k) {
  struct exact_point *point = &f->point[k];
  if ((f->has_point >> k & 1) == 0) {
    digits_of_sum(figure_terms(f, k, false), &point->x);
    digits_of_sum(figure_terms(f, k, true), &point->y);
    f->has_point |= (uint32_t)1 << k;
  }
  return point;
}

static const struct digits *exact_reach(struct figure *f, unsigned axis) {
  if (!f->has_reach[axis]) {
    struct cells sum;
    reach_cells(f, axis, &sum);
    digits_of_cells(&sum, &f->exact_reach[axis]);
    f->has_reach[axis] = true;
  }
  return &f->exact_reach[axis];
}

static void exact_stretch(struct figure *f, struct exact_point *vector) {
  if (!f->stretched)
    return;
  digits_multiply(&vector->x, exact_reach(f, 1), &vector->x);
  digits_multiply(&vector->y, exact_reach(f, 0), &vector->y);
}

static void exact_vector(struct figure *f, unsigned p, unsigned q, struct exact_point *vector) {
  const struct exact_point *from = exact_point(f, p), *to = exact_point(f, q);
  digits_subtract(&to->x, &from->x, &vector->x);
  digits_subtract(&to->y, &from->y, &vector->y);
}

static void exact_products(struct figure *f,
                           enum polynomial kind,
                           unsigned p,
                           unsigned q,
                           unsigned r,
                           unsigned s,
                           struct cells *sum) {
  struct exact_point u, v;
  exact_vector(f, p, q, &u);
  exact_vector(f, r, s, &v);
  if (kind == DOT) {
    exact_stretch(f, &u);
    exact_stretch(f, &v);
  }
  cells_clear(sum);
  cells_add_product(sum, &u.x, kind == CROSS ? &v.y : &v.x, false);
  cells_add_product(sum, &u.y, kind == CROSS ? &v.x : &v.y, kind == CROSS);
}

/* |q - p|^2 - reach^2 */
static void exact_near_point(struct figure *f, unsigned p, unsigned q, struct cells *sum) {
  struct exact_point u;
  struct digits stretched;
  const struct digits *reach = exact_reach(f, 0);
  exact_vector(f, p, q, &u);
  exact_stretch(f, &u);
  if (f->stretched) {
    digits_multiply(reach, exact_reach(f, 1), &stretched);
    reach = &stretched;
  }
  cells_clear(sum);
  cells_add_product(sum, &u.x, &u.x, false);
  cells_add_product(sum, &u.y, &u.y, false);
  cells_add_product(sum, reach, reach, true);
}

/* ((q - p) x (v - p))^2 - reach^2 |q - p|^2; beside an ellipse without (rx ry)^2, which all of it has. */
static void exact_near_line(struct figure *f, unsigned v, unsigned p, unsigned q, struct cells *sum) {
  struct digits cross, square, length;
  exact_products(f, CROSS, p, q, p, v, sum);
  digits_of_cells(sum, &cross);
  if (f->stretched) {
    struct exact_point side;
    exact_vector(f, p, q, &side);
    exact_stretch(f, &side);
    cells_clear(sum);
    cells_add_product(sum, &side.x, &side.x, true);
    cells_add_product(sum, &side.y, &side.y, true);
  } else {
    exact_products(f, DOT, p, q, p, q, sum);
    digits_of_cells(sum, &length);
    digits_multiply(exact_reach(f, 0), exact_reach(f, 0), &square);
    cells_clear(sum);
    cells_add_product(sum, &square, &length, true);
  }
  cells_add_product(sum, &cross, &cross, false);
}

/* ---- signs ---- */

static int
products_sign(struct figure *f, enum polynomial kind, unsigned p, unsigned q, unsigned r, unsigned s) {
  if (f->exact && (kind == CROSS || !f->stretched))
    return 0;
  const int sign = f->moderate ? near_products_sign(f, kind, p, q, r, s) : NEAR_UNDECIDED;
  if (sign != NEAR_UNDECIDED)
    return sign;
  struct cells sum;
  exact_products(f, kind, p, q, r, s, &sum);
  return cells_sign(&sum);
}

int figure_cross_hard(struct figure *f, unsigned p, unsigned q, unsigned r, unsigned s) {
  return products_sign(f, CROSS, p, q, r, s);
}

int figure_dot_hard(struct figure *f, unsigned p, unsigned q, unsigned r, unsigned s) {
  return products_sign(f, DOT, p, q, r, s);
}

bool figure_same_hard(struct figure *f, unsigned p, unsigned q) {
  const struct near_vector v = near_vector(f, p, q);
  const int x = near_sign(v.x), y = near_sign(v.y);
  if ((x != 0 && x != NEAR_UNDECIDED) || (y != 0 && y != NEAR_UNDECIDED))
    return false;
  if (x == 0 && y == 0)
    return true;
  struct exact_point u;
  exact_vector(f, p, q, &u);
  return digits_are_zero(&u.x) && digits_are_zero(&u.y);
}

int figure_reach(struct figure *f) {
  const int sign = near_sign(f->reach.x);
  if (sign != NEAR_UNDECIDED)
    return sign;
  const struct digits *reach = exact_reach(f, 0);
  return digits_are_zero(reach) ? 0 : reach->digit[reach->count - 1] > 0 ? 1 : -1;
}

int figure_near_point(struct figure *f, unsigned p, unsigned q) {
  struct near_vector u = near_vector(f, p, q);
  struct near reach = f->reach.x;
  if (f->stretched) {
    u = near_stretched(u, f->reach);
    reach = near_product(f->reach.x, f->reach.y);
  }
  const int sign = near_sign(near_difference(near_dot(u, u), near_product(reach, reach)));
  if (f->moderate && sign != NEAR_UNDECIDED)
    return sign;
  struct cells sum;
  exact_near_point(f, p, q, &sum);
  return cells_sign(&sum);
}

int figure_near_line(struct figure *f, unsigned v, unsigned p, unsigned q) {
  struct near_vector side = near_vector(f, p, q), to = near_vector(f, p, v);
  const struct near cross = near_cross(side, to);
  side = f->stretched ? near_stretched(side, f->reach) : side;
  const struct near length = near_dot(side, side);
  const struct near least =
      f->stretched ? length : near_product(near_product(f->reach.x, f->reach.x), length);
  const int sign = near_sign(near_difference(near_product(cross, cross), least));
  if (f->moderate && sign != NEAR_UNDECIDED)
    return sign;
  struct cells sum;
  exact_near_line(f, v, p, q, &sum);
  return cells_sign(&sum);
}

/* ---- values ---- */

/* Digits know nothing of the scale, so their values are those of the hulls as given. */
static struct scaled radius_value(struct figure *f, unsigned axis) {
  struct cells sum;
  reach_cells(f, axis, &sum);
  return cells_value(&sum, 1);
}

static struct scaled multiplied(struct scaled a, struct scaled b) {
  return scaled_from(a.m * b.m, a.e + b.e);
}

struct scaled figure_reach_value(struct figure *f) {
  return f->stretched ? multiplied(radius_value(f, 0), radius_value(f, 1)) : radius_value(f, 0);
}

static struct scaled
products_value(struct figure *f, enum polynomial kind, unsigned p, unsigned q, unsigned r, unsigned s) {
  struct cells sum;
  exact_products(f, kind, p, q, r, s, &sum);
  return cells_value(&sum, kind == DOT && f->stretched ? 4 : 2);
}

struct scaled figure_length(struct figure *f, unsigned p, unsigned q) {
  return scaled_root(products_value(f, DOT, p, q, p, q));
}

struct scaled figure_cross_value(struct figure *f, unsigned p, unsigned q, unsigned r, unsigned s) {
  const struct scaled cross = products_value(f, CROSS, p, q, r, s);
  return f->stretched ? multiplied(cross, figure_reach_value(f)) : cross;
}

/* d - R = (d^2 - R^2) / (d + R): the numerator is exact, and the denominator adds positive numbers. */
struct scaled figure_point_gap(struct figure *f, unsigned p, unsigned q) {
  struct cells sum;
  exact_near_point(f, p, q, &sum);
  return scaled_divide(cells_value(&sum, f->stretched ? 4 : 2),
                       scaled_add(figure_length(f, p, q), figure_reach_value(f)));
}

/* The same of d = |c| / l, with c the cross product and l the length; beside an ellipse c has the factor R,
 * and R (c^2 - l^2) / (l (|c| + l)) is left. */
struct scaled figure_line_gap(struct figure *f, unsigned v, unsigned p, unsigned q) {
  struct cells sum;
  exact_near_line(f, v, p, q, &sum);
  struct scaled cross = products_value(f, CROSS, p, q, p, v);
  cross.m = near_size(cross.m);
  const struct scaled above = cells_value(&sum, 4), length = figure_length(f, p, q),
                      reach = figure_reach_value(f);
  if (f->stretched)
    return scaled_divide(multiplied(scaled_divide(above, length), reach), scaled_add(cross, length));
  return scaled_divide(scaled_divide(above, products_value(f, DOT, p, q, p, q)),
                       scaled_add(scaled_divide(cross, length), reach));
}

struct scaled figure_squeezed(struct figure *f, struct scaled length) {
  if (!f->stretched)
    return length;
  const struct scaled x = radius_value(f, 0), y = radius_value(f, 1);
  return scaled_divide(length, scaled_compare(x, y) > 0 ? x : y);
}
