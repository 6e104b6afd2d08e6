/* A figure's coordinates in doubles, and the first bound on what is told with them. */
#include "figure.h"

static struct near near_reach(const struct figure *f, unsigned axis, double scale, struct near_range *range) {
  struct near_sum sum = {0, 0, 0};
  for (unsigned k = 0; k < 2; k++)
    sum = near_sum(sum, figure_radius(f->hull[k], axis), scale, range);
  return (struct near){sum.high, (near_size(sum.low) + sum.error) * NEAR_ROUNDED, 0};
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
    f->plain &= sum_x.low == 0 && sum_y.low == 0;
  }
  f->at[to] = (struct figure_point){sum_x.high, sum_y.high};
  f->low[to] = (struct figure_point){sum_x.low, sum_y.low};
  f->error[to] = (struct figure_point){sum_x.error, sum_y.error};
}

static struct near_range take_points(struct figure *f, double scale) {
  struct near_range range = {.least = __builtin_inf()};
  unsigned to = 0;
  f->plain = true;
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
  const double lost = exactly ? 0 : 0x1p-1060;
  take_points(f, 0x1p-100);
  f->plain &= exactly;
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
  f->share = f->whole ? 0 : NEAR_SHARE;
  f->slack = f->whole ? 0 : NEAR_SLACK_EXACT;
  f->dot_share = f->stretched ? __builtin_inf() : f->share;
  if (f->plain)
    return;
  for (unsigned k = 0; k < f->points; k++) {
    const struct figure_point at = f->at[k], low = f->low[k], error = f->error[k];
    greatest = near_larger(greatest, near_larger(near_size(at.x), near_size(at.y)));
    lost = near_larger(lost, near_larger(near_size(low.x) + error.x, near_size(low.y) + error.y));
  }
  const double off = 2 * NEAR_ROUNDED * lost;
  f->slack = NEAR_SLACK + NEAR_ROUNDED * off * (8 * greatest + 2 * off);
}

/* Terms between 2^-200 and 2^128 have differences, and products, far from underflow. */
void figure_begin(struct figure *f, const struct hull *a, const struct hull *b) {
  f->hull[0] = a;
  f->hull[1] = b;
  f->points = a->points + b->points;
  f->stretched = a->ry.count > 0 || b->ry.count > 0;
  f->has_reach[0] = f->has_reach[1] = false;
  f->has_point = 0;
  const struct near_range range = take_points(f, 1);
  f->calm = range.greatest <= 0x1p128 && range.least >= 0x1p-200;
  if (range.greatest > 0x1p1000)
    take_large_points(f, range.least >= 0x1p-800);
  f->whole = f->plain && f->calm && is_whole(f, range.greatest);
  bound_products(f);
  f->stretch = stretched_scale(f);
}
